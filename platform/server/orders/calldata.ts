import { createHash } from 'node:crypto'

/** Hex digits of calldata that rows keep as they are. */
export const mostDigits = 2_048

/**
 * Calldata as rows keep it: hex without 0x, and of more than 2,048 digits its SHA-256 alone. Rows
 * compare it; a reader gets all of it from the node. Kept calldata stays what it is.
 */
export const keptCalldata = (data: string): string =>
  data.length <= mostDigits ? data : `#${createHash('sha256').update(data).digest('hex')}`

/** Whether what a row keeps is the calldata itself. */
export const isWhole = (kept: string): boolean => !kept.startsWith('#')
