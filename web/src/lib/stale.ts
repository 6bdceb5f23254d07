/** A page that was open while the server was renewed asks for parts that are no more: it is loaded anew, once. */
const KEPT = 'theatrum.renewed';
const AGAIN = 10_000;

addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem(KEPT) ?? 0);
  if (Date.now() - last < AGAIN) return;
  event.preventDefault();
  sessionStorage.setItem(KEPT, String(Date.now()));
  location.reload();
});
