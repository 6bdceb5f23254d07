/** The address bar as state. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; title: string }
  | { page: 'table'; id: string; at: number | null }
  | { page: 'rules'; title: string; rule: string | null }
  | { page: 'about'; title: string }
  | { page: 'verify' }
  | { page: 'lost' };

/** The words of an address; null when it is no address. */
function split(path: string): (string | undefined)[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export function parse(path: string, query: string): Route {
  const words = split(path);
  if (!words) return { page: 'lost' };
  const [first, second, third] = words;
  if (!first) return { page: 'home' };
  if (first === 'new' && second) return { page: 'new', title: second };
  if (first === 't' && second) {
    const at = new URLSearchParams(query).get('at');
    return { page: 'table', id: second, at: at !== null && /^\d+$/.test(at) ? Number(at) : null };
  }
  if (first === 'rules' && second) return { page: 'rules', title: second, rule: third ?? null };
  if (first === 'about' && second) return { page: 'about', title: second };
  if (first === 'verify') return { page: 'verify' };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>(parse(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the address without leaving the page. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.read();
  }

  private read(): void {
    this.route = parse(location.pathname, location.search);
  }
}

export const router = new Router();

/** For links: an ordinary click stays in the page. */
export function link(node: HTMLAnchorElement) {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.go(node.pathname + node.search);
  };
  node.addEventListener('click', click);
  return { destroy: () => node.removeEventListener('click', click) };
}
