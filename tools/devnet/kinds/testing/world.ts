/** What the tests of this folder share: a small world, and checks that are fixed one after another. */
import { expect } from 'vitest'
import { bare } from '../../addresses.ts'
import { type KindName, kinds } from '../../codec/messages.ts'
import { blank } from '../../codec/schema.ts'
import type { Body } from '../../codec/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { State } from '../../state.ts'
import { type PlainBody, type PlainKind, perform, validate } from '../index.ts'
import type { Effects, Moment, Value } from '../kind.ts'

export const trx = 1_000_000n
/** Addresses of 42 hex digits, distinguished by one byte. */
export const address = (byte: number): string =>
  `41${byte.toString(16).padStart(2, '0').repeat(20)}`
export const alice = address(0xa1)
export const bob = address(0xb0)
export const carol = address(0xca)
export const nobody = address(0x99)
export const contract = address(0xc0)

export const now: Moment = { headTime: 1_800_000_000_000, slot: 31_977_600, headNumber: 1000 }
export const after = (slots: number): Moment => ({
  headTime: now.headTime + slots * 3000,
  slot: now.slot + slots,
  headNumber: now.headNumber,
})

/** Alice, Bob and Carol with 1,000 TRX each. */
export function world(): State {
  const state = new State()
  for (const each of [alice, bob, carol]) state.credit(bare(each), 1000n * trx, 0)
  return state
}

/** A contract of Alice's, without code. */
export function withContract(state: State, message = ''): void {
  state.credit(bare(contract), 0n, 0)
  const row = state.account(bare(contract))
  if (row !== undefined) state.set('accounts', bare(contract), { ...row, contract: true })
  state.set('contracts', bare(contract), {
    origin: bare(alice),
    message,
    consumeUserResourcePercent: 100,
    originEnergyLimit: 1_000_000,
  })
}

export function bodyOf<K extends KindName>(kind: K, value: Partial<Value<K>>): Body {
  return { kind, value: { ...blank(kinds[kind]), ...value } } as Body
}

/** The words of the refusal; empty when there is none. */
export function refusal<K extends PlainKind>(
  state: State,
  kind: K,
  value: Partial<Value<K>>,
  moment = now,
): string {
  try {
    validate(state, bodyOf(kind, value) as PlainBody, moment)
    return ''
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/**
 * Begins with nothing and puts one thing after another right. Each step names the refusal that
 * stands before it: so both the words and the order are held.
 */
export function refused<K extends PlainKind>(
  state: State,
  kind: K,
  steps: readonly (readonly [refusal: string, fix: Partial<Value<K>> | (() => void)])[],
  moment = now,
): Value<K> {
  let value = {} as Partial<Value<K>>
  for (const [message, fix] of steps) {
    expect(refusal(state, kind, value, moment)).toBe(message)
    if (typeof fix === 'function') fix()
    else value = { ...value, ...fix }
  }
  expect(refusal(state, kind, value, moment)).toBe('')
  return { ...blank(kinds[kind]), ...value } as Value<K>
}

/** Validates and carries out. */
export function act<K extends PlainKind>(
  state: State,
  kind: K,
  value: Partial<Value<K>>,
  moment = now,
): Effects {
  const body = bodyOf(kind, value) as PlainBody
  validate(state, body, moment)
  return perform(state, body, moment)
}
