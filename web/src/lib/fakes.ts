/** For tests, which run without a browser: what the page's modules ask of one when they are loaded. */
const kept = new Map<string, string>();

const FAKES = {
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  },
  navigator: { languages: ['en'] },
  location: { pathname: '/', search: '' },
  addEventListener: () => undefined,
  matchMedia: () => ({ matches: false }),
};

for (const [name, value] of Object.entries(FAKES)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
