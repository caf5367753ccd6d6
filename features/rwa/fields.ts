import { addressField, intField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** Times of an asset, in seconds, as its contract has them. */
export const leavingTime = 72 * 3_600
export const attestedTime = 30 * 86_400
export const releaseTime = 10 * 86_400
/** From then on an attestation is shown as old. */
export const freshTime = 8 * 86_400
/** Real waiting times of redemptions are those of so many seconds. */
export const waitingPeriod = 90 * 86_400

/** The most shares of an asset. */
const mostShares = 2 ** 40 - 1
/** Accounts on the list of those who wait for the feature. */
export const mostInterested = 100_000

export const assetField = addressField
export const sharesField = intField(0, mostShares)
/** SHA-256 of a document, without 0x. */
export const documentField = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/), z.describe('SHA-256 of a document, 64 hex digits'))

/** All of it, in hundredths of a percent. */
export const whole = 10_000
/** Bits behind the point of what one share has earned. */
export const point = 23n
