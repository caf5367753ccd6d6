import { intField, readableField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** The number of a proposal on chain: a hash, in decimal. */
export const proposalField = z.string().check(z.regex(/^[1-9]\d{0,77}$/))

/** 0 against · 1 for · 2 abstain, as the contract counts. */
export const supportField = intField(0, 2)

/** Characters; the contract takes 10,000 bytes. The first line is the title. */
export const mostDescription = 2_000
export const descriptionField = readableField(mostDescription, 'lines')

/**
 * `pay:USDT:T…:5000000;fee:30000000;disable`: what a proposal does, in its order, ten calls at most. Base units from the pool to an address,
 * sun as the creation fee of tokens, no new tokens.
 */
export const callsField = z
  .string()
  .check(
    z.regex(
      /^(pay:[A-Z]{3,4}:T[1-9A-HJ-NP-Za-km-z]{33}:[1-9]\d{0,27}|fee:\d{1,12}|disable)(;(pay:[A-Z]{3,4}:T[1-9A-HJ-NP-Za-km-z]{33}:[1-9]\d{0,27}|fee:\d{1,12}|disable)){0,9}$/,
    ),
  )

/** Of a vote, 65 bytes. */
export const signatureField = z.string().check(z.regex(/^(0x)?[0-9a-fA-F]{130}$/))

/** Weight of a vote that is sent for its voter, at least; base units of TES. */
export const leastSent = 1_000n * 10n ** 18n
/** Signed votes that wait at a time. */
export const mostSigned = 10_000
/** Of them that one reply to the keeper has. */
export const mostDue = 50

/** Coins that can be given and paid here; others are shown where a proposal pays them. */
export const poolCoins = ['TRX', 'USDT', 'TES'] as const
export type PoolCoin = (typeof poolCoins)[number]
