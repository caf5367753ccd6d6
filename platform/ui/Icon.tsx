import { classes } from './classes.ts'

/** Strokes on a 24 × 24 field, drawn in the text's own colour. */
const paths = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  cards: 'M8 3h12v14H8zM8 6H4v15h12v-4',
  mosaic: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  stake: 'M4 4h10v16H4zM18.5 20V8M15.5 11l3-3 3 3M7 8h4',
  hashrate: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM12 8.5l3 1.75v3.5l-3 1.75-3-1.75v-3.5z',
  team: 'M12 8.5V12M5.5 15.5V12h13v3.5M9.5 3.5h5v5h-5zM3 15.5h5v5H3zM16 15.5h5v5h-5z',
  invite:
    'M10 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3.5 20c.4-4 3-6 6.5-6 1.3 0 2.5.3 3.5.8M18 13v7M14.5 16.5h7',
  income: 'M4 20h16M6 20v-5h3v5M11 20V10h3v10M16 20V5h3v15',
  wallet: 'M4 7h15v13H4zM4 7l11-3v3M15 13.5h4',
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  search: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20 20',
  chevron: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  external: 'M13 5h6v6M19 5l-9 9M10 5H5v14h14v-5',
  warning: 'M12 4l9 16H3zM12 10v5M12 17.5v.2',
  info: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.5M12 7.8V8',
  clock: 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5.5l3.5 2',
  refresh: 'M19 12a7 7 0 11-2-5M19 4v4h-4',
  more: 'M6 12h.1M12 12h.1M18 12h.1',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3h3M20 14v.1M14 20h.1M20 20h-2',
  activity: 'M3 12h4l3-7 4 14 3-7h4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  exit: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  gift: 'M4 9h16v4H4zM6 13v7h12v-7M12 9v11M12 9C8 9 7 4.5 9.5 4.5S12 9 12 9zm0 0c4 0 5-4.5 2.5-4.5S12 9 12 9z',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.6-8 9-4.8-1.4-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  building: 'M5 20V8l7-4 7 4v12M3 20h18M9 11v5M12 11v5M15 11v5',
  pools: 'M9 18a6 6 0 100-12 6 6 0 000 12zM15 18a6 6 0 100-12 6 6 0 000 12z',
  calendar: 'M4 5h16v15H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  vote: 'M4 13h16v7H4zM8 13l2-9h8l-2 9M8 16.5h8',
  energy: 'M13 2.5L5 14h6l-1 7.5L18.5 10h-6z',
  burn: 'M12 21a6 6 0 006-6c0-4-4-6-3.5-11C10 6 6 9.5 6 15a6 6 0 006 6z',
  box: 'M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9',
  coin: 'M12 20a8 8 0 100-16 8 8 0 000 16zM9 9h6M12 9v7',
  presale: 'M11 4a8.5 8.5 0 108.5 8.5H11zM14.5 3a6.5 6.5 0 016.5 6.5h-6.5z',
  newCoin: 'M10 18.5a7 7 0 100-14 7 7 0 000 14zM10 8.5v6M18.5 14.5v6.5M15.2 17.8h6.6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  buyCard: 'M5 3h11v10M5 3v17h7M18 14v7M14.5 17.5h7',
  buyLp:
    'M10 21a6.5 6.5 0 006.5-6.5c0-3.5-4-6.5-6.5-11-2.5 4.5-6.5 7.5-6.5 11A6.5 6.5 0 0010 21zM19 3.5v6M16 6.5h6',
  withdraw: 'M4 13v7h16v-7M12 3v12M8 11l4 4 4-4',
  users:
    'M9 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.5a3.5 3.5 0 010 6.5M18 14.5c2 .8 3.2 2.7 3.5 5.5',
  records: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  send: 'M5 19L20 4M11 4h9v9M4 12v8h8',
} as const

/** The part of a function's drawing that is filled, on the same field. */
const fills: Partial<Record<keyof typeof paths, string>> = {
  home: 'M4 11l8-7 8 7z',
  hashrate: 'M12 8.5l3 1.75v3.5l-3 1.75-3-1.75v-3.5z',
  energy: 'M13 2.5L5 14h6l-1 7.5L18.5 10h-6z',
  mosaic: 'M14 4h6v6h-6z',
  buyCard: 'M5 3h11v8H5z',
  box: 'M3 8l9-5 9 5-9 5z',
  cards: 'M8 3h12v14H8z',
  stake: 'M4 12h10v8H4z',
  pools: 'M12 6.8a6 6 0 010 10.4 6 6 0 010-10.4z',
  calendar: 'M4 5h16v5H4z',
  buyLp: 'M3.5 14.5h13A6.5 6.5 0 0110 21a6.5 6.5 0 01-6.5-6.5z',
  income: 'M16 5h3v15h-3z',
  withdraw: 'M4 16h16v4H4z',
  invite: 'M10 11a3.5 3.5 0 100-7 3.5 3.5 0 000 7z',
  team: 'M9.5 3.5h5v5h-5z',
  users: 'M2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6z',
  records: 'M6 3h12v7H6z',
  presale: 'M14.5 3a6.5 6.5 0 016.5 6.5h-6.5z',
  newCoin: 'M10 11.5h7a7 7 0 01-14 0z',
  send: 'M11 4h9v9z',
  wallet: 'M4 7h15v13H4z',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.6-8 9z',
}

export type IconName = keyof typeof paths

export interface IconProps {
  readonly name: IconName
  /** px; 24 by default. */
  readonly size?: 16 | 20 | 24 | 32
  readonly className?: string
}

/** A drawing beside words, hidden from a screen reader, which reads the words. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.6}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={classes('shrink-0', className)}
    >
      {fills[name] !== undefined && (
        <path d={fills[name]} className="fill-lapis-pale stroke-none" />
      )}
      <path d={paths[name]} />
    </svg>
  )
}
