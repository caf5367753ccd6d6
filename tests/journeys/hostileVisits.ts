import { accountApi } from '#features/account/api.ts'
import { homeApi } from '#features/home/api.ts'
import { salesApi } from '#features/sales/api.ts'
import { type Look, examples, merged } from '#tests/examples.ts'

/** The viewers: those who have something there. Pages without an owner are viewed as alice. */
export type Eyes = Look['as']

/** Of each route the scene that hostile texts come to. */
export const screens = merged(({ screens }) => screens)

/** Further states of a screen, with parts that only they have. */
export const states: readonly Look[] = examples.flatMap(({ states }) => states ?? [])

/** Calls that the app makes on every screen. */
export const services: readonly string[] = [
  accountApi.getChainSignNonce,
  accountApi.enter,
  accountApi.leave,
  accountApi.leaveEverywhere,
  accountApi.saveMember,
  accountApi.addressInfo,
  homeApi.baseConfig,
  homeApi.getTimestamp,
  homeApi.activity,
  homeApi.portfolio,
  homeApi.transaction,
  salesApi.buyRecordOfNoPay,
].map(({ path }) => path)
