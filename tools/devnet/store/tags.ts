/** The first byte of each packed value. */
export const tag = {
  undefined: 0,
  null: 1,
  false: 2,
  true: 3,
  /** A whole number: its sign, then seven bits a byte. */
  number: 4,
  double: 5,
  smallBig: 6,
  /** Sign and magnitude. */
  big: 7,
  hex: 8,
  /** Hex of an odd number of digits, with a zero before it. */
  oddHex: 9,
  text: 10,
  bytes: 11,
  list: 12,
  object: 13,
} as const
