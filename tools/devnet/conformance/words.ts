/** Texts and numbers as a node writes them. */

/** A TRX in sun. */
export const trx = 1_000_000
export const hexOf = (text: string): string => Buffer.from(text, 'utf8').toString('hex')
/** 64 digits. */
export const word = (value: number | bigint | string): string =>
  (typeof value === 'string' ? value : value.toString(16)).padStart(64, '0')
