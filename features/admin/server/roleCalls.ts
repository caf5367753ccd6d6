import { balancesOf } from '#platform/server/coins.ts'
import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import type { Powers } from '#platform/server/power.ts'
import { validateAllow, validateAmount, validateSpend } from '#platform/server/spending.ts'
import { parametersOf, type Subject } from '#platform/std/action.ts'
import { parseAddress } from '#platform/std/address.ts'
import { decimalsOf } from '#platform/std/amount.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import { exactAmount } from '#platform/std/format.ts'
import { parseAbi } from 'viem'

import { adminActions } from '../actions.ts'
import { isOpen } from '../openActions.ts'
import { callArgs } from '../callArgs.ts'
import { adminFailures as f } from '../failures.ts'

/** The methods as they are declared, and what the library refuses with. */
export const roleAbi = parseAbi([
  ...new Set(Object.values(adminActions).map(({ method }) => `function ${String(method)}`)),
  'error OwnableUnauthorizedAccount(address account)',
])

type Name = keyof typeof adminActions
type Rules = { readonly [N in Name]: Propose<(typeof adminActions)[N]> }
type Field = string | number | bigint | undefined | readonly (string | number | bigint)[]
type Sent = Readonly<Record<string, Field>>

/** Who may: whom the contracts name now, as every power is read. Of open calls, what the account has of the coin. */
export function roleCalls(powers: readonly Powers[]): Rules {
  const rule = (name: Name) => async (input: Sent, call: Call) => {
    const action = adminActions[name]
    const method: string = String(action.method)
    if (!isOpen(name)) await requireRole(String(action.contract), method, call)
    const subject = subjectOf(input)
    await requireCoin(name, subject, call)
    return {
      args: argsOf({ kind: action.kind, method }, subject, call.app),
      ...(name === 'addBond' ? { callValue: BigInt(subject['sun'] ?? '0') } : {}),
    }
  }
  const requireRole = async (contract: string, method: string, call: Call): Promise<void> => {
    const called = method.split('(', 1)[0]!
    const all = (await Promise.all(powers.map((read) => read(call)))).flat()
    const held = all.some(
      (power) =>
        power.contract === contract &&
        power.functions.includes(called) &&
        power.holder === call.address,
    )
    if (!held) throw new Failure(f.NOT_YOUR_ROLE)
  }
  const names = Object.keys(adminActions) as Name[]
  // Each rule is made from its own action's declaration: method, fields and arguments are of one name.
  return Object.fromEntries(names.map((name) => [name, rule(name)])) as unknown as Rules
}

/** Fields as an order has them: a list with commas. */
const subjectOf = (input: Sent): Subject =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** The contract that takes a coin, and the coin. */
function takenOf(name: string, { fund, coin = 'TES' }: Subject) {
  const taker = { fundStream: 'LpStaking', fundEpochs: 'RewardDistributor' }[name] ?? fund
  return taker === undefined ? null : { taker, symbol: coin }
}

async function requireCoin(name: string, subject: Subject, { app, address }: Call): Promise<void> {
  const taken = takenOf(name, subject)
  if (taken === null) return
  const { taker, symbol } = taken
  const amount = BigInt(subject['amount'] ?? '0')
  const { deployment } = app
  const coin = deployment.address(coinContract(symbol))
  const balances = await balancesOf(app, coin, address, deployment.address(taker))
  const text = (units: bigint): string =>
    exactAmount(units, decimalsOf[symbol as keyof typeof decimalsOf])
  const values = { symbol, balance: text(balances.balance), amount: text(amount) }
  if (name === 'fundApprove') refuseIf(validateAllow(balances.allowance, amount), 'amount', values)
  // A stream goes on for longer with what it did not use, without more.
  else if (name === 'fundStream') refuseIf(validateSpend(amount, balances), 'amount', values)
  else refuseIf(validateAmount(amount) ?? validateSpend(amount, balances), 'amount', values)
}

type Argument = bigint | string | boolean | readonly Argument[]

/** Arguments as the chain's own values. */
function argsOf(
  action: { readonly kind: string; readonly method: string },
  subject: Subject,
  { deployment }: App,
): Readonly<Record<string, Argument>> {
  const texts = callArgs(action, subject, (name) => deployment.address(name))
  const one = (type: string, text: string): Argument => {
    if (type.startsWith('uint')) return BigInt(text)
    if (type === 'bool') return text === 'true'
    return type === 'address' ? parseAddress(text) : text
  }
  return Object.fromEntries(
    parametersOf(action.method).map(({ type, name }) => {
      const text = texts[name] ?? ''
      const [, item] = /^(\w+)\[\d*\]$/.exec(type) ?? []
      if (item === undefined) return [name, one(type, String(text))]
      const list = typeof text === 'string' ? (JSON.parse(text) as string[]) : text
      return [name, list.map((each) => one(item, each))]
    }),
  )
}
