import type { Call } from '#platform/server/call.ts'
import type { ActionRequest, Propose } from '#platform/server/orders/bindActions.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import type { OrderTicket } from '#platform/std/order.ts'

import type { issueActions } from '../actions.ts'
import { launchFailures as f } from '../failures.ts'
import {
  type Fault,
  type PresaleInput,
  type TokenInput,
  validatePresale,
  validateToken,
} from './configRules.ts'
import { creationFee, isEnabled, leastSoftCap } from './contract.ts'
import { keepProfile, pictureOrRefuse } from './profiles.ts'
import { type TokenRow, tokenRow } from './views.ts'

type TokenRequest = ActionRequest<typeof issueActions.createToken>

const proposeToken: Propose<typeof issueActions.createToken> = async (input, call) => {
  await refuseClosed(call)
  refuse(validateToken(input))
  await pictureOrRefuse(call.app, call.address, input.picture)
  const args = { name: input.name, symbol: input.symbol, numbers: tokenNumbers(input) }
  return { args: { ...args, ...switchesOf(input) }, callValue: await creationFee(call.app) }
}

const proposeBoth: Propose<typeof issueActions.createBoth> = async (input, call) => {
  await refuseClosed(call)
  refuse(validateToken(input))
  refuse(validatePresale(input, await aroundOf(call, input.totalSupply - input.burnLimit)))
  await pictureOrRefuse(call.app, call.address, input.picture)
  return {
    args: {
      name: input.name,
      symbol: input.symbol,
      tokenNumbers: tokenNumbers(input),
      ...switchesOf(input),
      saleNumbers: saleNumbers(input),
      ...lpOf(input),
    },
    callValue: await creationFee(call.app),
  }
}

/** The profile waits with the order, and belongs to the token that its transaction makes. */
async function replyWithFee(ticket: OrderTicket, input: TokenRequest, call: Call) {
  const { picture, website, telegram, x, introduction } = input
  const given = { picture, website, telegram, x, introduction }
  if (Object.values(given).some((one) => one !== undefined && one !== '')) {
    await keepProfile(call, call.address, ticket.orderId, given)
  }
  return { creationFee: ticket.call.callValue }
}

export const createToken = { propose: proposeToken, reply: replyWithFee }
export const createBoth = { propose: proposeBoth, reply: replyWithFee }

export const createPresale: Propose<typeof issueActions.createPresale> = async (input, call) => {
  const row = await ownNewToken(call, input.token)
  await refuseClosed(call)
  refuse(validatePresale(input, await aroundOf(call, row.totalSupply - row.burnLimit)))
  return { args: { token: input.token, numbers: saleNumbers(input), ...lpOf(input) } }
}

export const open: Propose<typeof issueActions.open> = async ({ token }, call) => {
  await ownNewToken(call, token)
  return {}
}

/** A token of the caller that is not open and has no presale. */
async function ownNewToken(call: Call, token: TokenRow['token']): Promise<TokenRow> {
  const row = await tokenRow(call, token)
  if (row.creator !== call.address) throw new Failure(f.NOT_YOUR_TOKEN, { field: 'token' })
  refuseIf(row.sale === null ? null : f.HAS_PRESALE, 'token')
  refuseIf(row.state === 'closed' ? null : f.TOKEN_OPEN, 'token')
  return row
}

async function refuseClosed({ app }: Call): Promise<void> {
  if (!(await isEnabled(app))) throw new Failure(f.FACTORY_CLOSED)
}

function refuse(fault: Fault | null): void {
  if (fault !== null) refuseIf(fault.kind, fault.field, fault.values ?? {})
}

const aroundOf = async ({ app }: Call, supply: bigint) => ({
  now: app.clock.now(),
  supply,
  leastSoftCap: await leastSoftCap(app),
  symbol: app.config.nativeSymbol,
})

const tokenNumbers = (input: TokenInput) =>
  [
    input.totalSupply,
    BigInt(input.feeBuy),
    BigInt(input.feeSell),
    BigInt(input.lpBurnFrequency),
    BigInt(input.percentForLPBurn),
    input.burnLimit,
    BigInt(input.protectTime),
    BigInt(input.protectFee),
    input.swapThreshold,
  ] as const

const switchesOf = ({ feeRecipient = zeroAddress, lpBurnEnabled, isInsideSell }: TokenInput) => ({
  feeRecipient,
  switches: [lpBurnEnabled, isInsideSell] as const,
})

const saleNumbers = (input: PresaleInput) =>
  [
    BigInt(input.startTime),
    input.presaleEthAmount,
    input.tradeEthAmount,
    BigInt(input.maxTotalNum),
    BigInt(input.presaleMaxNum),
    BigInt(input.insideMaxNum),
    BigInt(input.softCapRate),
    BigInt(input.userLPShare),
    BigInt(input.devLPShare),
    BigInt(input.vestingDelay),
    BigInt(input.vestingRate),
    BigInt(input.vestingDis),
    BigInt(input.backingShare),
  ] as const

const lpOf = ({ devLPReceiver = zeroAddress, lpDistributionEnabled }: PresaleInput) => ({
  devLPReceiver,
  lpDistributionEnabled,
})
