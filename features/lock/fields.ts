import { addressFromHex } from '#platform/std/address.ts'
import { intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** A: of any coin, many for an account · B: of the platform's LP coin, one for an account. */
export const lockKind = z.enum(['A', 'B'])
export type LockKind = z.output<typeof lockKind>

/** `MAX_DAYS` of lock A, and `MAX_TIME` of B in days. */
export const mostDays = 3_650
export const dayField = intField(1, mostDays)
/** Seconds of lock B, `MAX_TIME` of the contract at most; 0 only adds. */
export const lockTimeField = intField(0, mostDays * 86_400)
/** Key of a lock: unix seconds, those of its making or a few more. */
export const createTimeField = intField(1, 2 ** 40 - 1)

/** Nobody has its key: what is there is out of use for ever. */
export const deadAddress = addressFromHex(`${'00'.repeat(18)}dead`)
