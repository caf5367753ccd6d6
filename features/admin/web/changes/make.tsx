import { type Action, parametersOf, type Subject } from '#platform/std/action.ts'
import { type Text, verbatim } from '#platform/std/text.ts'
import type { AnyFlow, GoesTo, ItemMeaning, NextStep, SummaryRow } from '#platform/web/flow/flow.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { review } from '#platform/web/flow/review.ts'
import { nativeSymbol } from '#platform/web/config.ts'

import { adminApi } from '../../api.ts'
import { callArgs, fieldsOf } from '../../callArgs.ts'
import { adminTexts } from '../text.ts'
import type { Change, ChangeField } from './change.ts'
import { Said } from './Said.tsx'
import { contractTexts, changeTexts as texts } from './textChanges.ts'

interface Declared {
  readonly title: Text
  /** `{title}?` without it. */
  readonly ask?: Text
  readonly now?: Change['now']
  readonly fields?: readonly ChangeField[]
  readonly affects: Text
  readonly reverse: Text
}

/** Facts of a review beside receiver and fee: the rest stands with the contract call, each with its meaning. */
const mostFacts = 3

/** Of a call of this feature's own. */
interface Own extends Declared {
  readonly action: Action
  /** Without it the called contract. */
  readonly goesTo?: GoesTo
  readonly pays?: (subject: Subject) => string | null
  readonly takes?: Change['takes']
  readonly signs?: Text
  /** Of many fields, those that the review names. */
  readonly facts?: readonly string[]
  /** Of the approval's spender, or the operator of cards. */
  readonly placed?: Text
}

type Called = string | ((subject: Subject) => string)

/** A change and the flow that signs it, from one declaration. */
export function changeOf(own: Own): Change {
  const { action, title, now = null, fields = [], affects, reverse, takes = null } = own
  return {
    kind: action.kind,
    access: 'operator',
    contract: String(action.contract),
    method: String(action.method),
    flow: flowOf(own),
    title,
    now,
    fields,
    fixed: {},
    affects,
    reverse,
    signs: own.signs ?? null,
    takes,
  }
}

export function flowOf(own: Own): AnyFlow {
  const { action, title, ask, fields = [], affects, goesTo, pays, takes = null } = own
  const method = String(action.method)
  const field = (name: string) => fields.find((one) => one.name === name)
  const labelOf = (name: string): Text => field(name)?.label ?? own.placed ?? title
  const unitOf = (name: string) => field(name)?.unit
  const meaning: Record<string, Text | readonly ItemMeaning[]> = {}
  const units: Record<string, NonNullable<ChangeField['unit']>> = {}
  for (const { type, name } of parametersOf(method)) {
    const names = fieldsOf(name)
    const [one = ''] = names
    const unit = unitOf(one)
    if (/\[\d+\]$/.test(type)) meaning[name] = names.map((of) => itemOf(labelOf(of), unitOf(of)))
    else meaning[name] = labelOf(one)
    if (names.length === 1 && unit !== undefined) units[name] = unit
  }
  const shown = own.facts === undefined ? fields : own.facts.flatMap((name) => field(name) ?? [])
  const affected: SummaryRow = {
    label: adminTexts.affects,
    value: <Said text={affects} />,
    ...(fields.length === 0 ? { main: true } : { wide: true }),
  }
  // What parameters an action has, its type no longer knows here; `forgery.test.ts` holds each against its ABI.
  return review(action, {
    title,
    question: (_, t) => t(ask ?? texts.askTitle, { title: t(title) }),
    picture: () => <CoinPicture symbols={[pays === undefined ? 'TES' : nativeSymbol()]} />,
    goesTo: goesTo ?? goesToOf(action.contract as Called),
    meaning,
    units,
    fixed: (subject: Subject, contracts: Readonly<Record<string, string>>) =>
      callArgs({ kind: action.kind, method }, subject, (name) => contracts[name] ?? ''),
    ...(pays === undefined ? {} : { pays }),
    ...(takes === null ? {} : { takes: ({ amount }: Subject) => amount }),
    fallback: 'Update failed',
    summary: (_ticket, subject: Subject) =>
      [
        ...shown.map(({ name, label, show }) => ({
          label,
          value: show(subject[name] ?? '', subject),
          wide: true as const,
        })),
        affected,
      ].slice(0, mostFacts),
    done: adminTexts.changed,
    next: (): readonly NextStep[] => [{ text: adminTexts.toConsole, to: '/admin' }],
    invalidates: [adminApi.overview],
  } as Parameters<typeof review>[1])
}

const itemOf = (meaning: Text, unit: ChangeField['unit']): ItemMeaning =>
  unit === undefined ? { meaning } : { meaning, unit }

/** The contract's name for a reader. */
export const nameOf = (contract: string): Text =>
  contractTexts[contract as keyof typeof contractTexts] ?? verbatim(contract)
const goesToOf = (contract: Called): GoesTo | ((subject: Subject) => GoesTo) =>
  typeof contract === 'string' ? nameOf(contract) : (subject) => nameOf(contract(subject))

/** Of an action that another feature declares; its flow is shown as there. */
export const elsewhere = (
  call: string,
  of: Declared & Pick<Change, 'kind' | 'signs'> & { readonly takes?: Change['takes'] },
): Change => {
  const { kind, signs, title, now = null, fields = [], affects, reverse, takes = null } = of
  const dot = call.indexOf('.')
  return {
    kind,
    access: 'session',
    contract: call.slice(0, dot),
    method: call.slice(dot + 1),
    flow: null,
    title,
    now,
    fields,
    fixed: {},
    affects,
    reverse,
    signs,
    takes,
  }
}
