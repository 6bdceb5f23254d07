/** Light, dark, or as the system has it; kept in the browser and set on <html data-theme>. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];

const KEPT = 'theatrum.theme';

class Theme {
  name = $state<ThemeName>(THEMES.find((name) => name === localStorage.getItem(KEPT)) ?? 'system');
  private readonly system = matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    this.system.addEventListener('change', () => this.show());
    this.show();
  }

  switch(name: ThemeName): void {
    this.name = name;
    localStorage.setItem(KEPT, name);
    this.show();
  }

  private show(): void {
    const system = this.system.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = this.name === 'system' ? system : this.name;
  }
}

export const theme = new Theme();
