/** What stands on counters and shields of realms that can be played, so that they are told apart without colour. */

/** Realms whose device is drawn for a power of another title. */
export const SHARED = { ottomans: 'ottoman', muscovy: 'russia', england: 'britain', brandenburg: 'germany' } as const;
export const DRAWN: Record<string, string> = {
  castile: 'M1.500 15V6h1.800v1.500h1.700V6h1.600V3.500L8 1l1.400 2.500V6H11v1.500h1.700V6h1.800v9H9.800v-3.200a1.800 1.800 0 0 0-3.600 0V15Z',
  aragon: 'M1.500 1h1.900v14H1.500ZM5.200 1h1.900v14H5.200ZM8.900 1h1.900v14H8.900ZM12.600 1h1.900v14h-1.900Z',
  byzantium: 'M6.800.8h2.400v6h6v2.400h-6v6H6.800v-6h-6V6.800h6ZM1.200 1.200h3.600v3.600H1.200ZM11.200 1.200h3.600v3.600h-3.600ZM1.200 11.200h3.600v3.600H1.200ZM11.200 11.200h3.600v3.600h-3.600Z',
  denmark: 'M1 2h4.500v4.500H1ZM7.800 2H15v4.500H7.800ZM1 8.800h4.500V14H1ZM7.800 8.800H15V14H7.800Z',
  netherlands: 'M7.200 1.500h1.600v13H7.200ZM8 .3l2.500 3.400h-5ZM2.600 3.200l1.200-1 9.400 10.600-1.200 1ZM13.400 3.200l-1.200-1-9.400 10.600 1.200 1Z',
  mamluks: 'M3 1.500h10c0 4.300-1.500 6.700-3.900 7.600v2.700l3 1.500v1.500H3.900v-1.500l3-1.500V9.100C4.500 8.200 3 5.800 3 1.500Z',
  papal_states: 'M3.500 1a2.600 2.600 0 0 1 2.400 3.600l7.600 8.400-1.100 1-1.200-1.300-1 .9-1-1.100 1-.9-1.100-1.200-1 .9-1-1.100 1-.9-3.300-3.600A2.600 2.600 0 1 1 3.500 1ZM12.500 1a2.600 2.600 0 1 0-2.400 3.600L2.500 13l1.100 1 9-9.900Z',
  portugal: 'M6.200.8h3.600v3.400L8 5.600 6.200 4.200ZM6.200 5.800h3.600v3.600L8 10.800 6.200 9.400ZM6.200 11h3.600v3L8 15.600 6.200 14ZM1 5.800h3.600v3.600L2.800 10.800 1 9.400ZM11.400 5.800H15v3.600l-1.800 1.400-1.800-1.400Z',
  ulm: 'M2 1h12v6.500c0 3.900-2.600 6.300-6 7.700-3.400-1.400-6-3.800-6-7.700ZM3.500 8c.2 2.700 2 4.400 4.500 5.600 2.500-1.200 4.300-2.900 4.500-5.600Z',
  venice: 'M1 12.500c3.500.8 5-1 5.500-4C4 8.500 2.500 6.800 2 3.500 5 5 7 5.200 9 3.800c.3-1.600 1.500-2.600 3.200-2.600l2.300 1.600-2 .9c.8 2 .3 4.300-1.500 5.800l1.500 3.300h2v1.600h-3.600L9 11.300l-1.500 3.100H1Z',
};

/** Realms whose device is that of a power of the same name. */
const SAME = ['france', 'austria', 'sweden', 'poland'];

export const DEVICES: ReadonlySet<string> = new Set([...SAME, ...Object.keys(SHARED), ...Object.keys(DRAWN)]);
