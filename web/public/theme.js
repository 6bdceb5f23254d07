// Runs before the first paint; src/lib/theme.svelte.ts takes over from here.
(() => {
  const kept = localStorage.getItem('theatrum.theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = kept === 'light' || kept === 'dark' ? kept : system;
})();
