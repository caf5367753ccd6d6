import type { Text } from '#platform/std/text.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { review } from '#platform/web/flow/review.ts'

import { adminActions as actions } from '../../actions.ts'
import { adminTexts } from '../text.ts'
import { addressTyped } from './addressField.ts'
import { type Change, common, viewOf } from './change.ts'
import { Said } from './Said.tsx'
import { changeTexts as texts, contractTexts } from './textChanges.ts'

/** Contracts that are handed over: one names the next owner, who accepts. */

const account = [{ type: 'address' }] as const
const picture = () => <CoinPicture symbols={['TES']} />
const affects = {
  label: adminTexts.affects,
  value: <Said text={texts.ownersAffected} />,
  wide: true,
} as const

const handover = (action: typeof actions.factoryOwner, title: Text): Change => ({
  action,
  title,
  now: { abi: viewOf('owner', account), view: 'owner', show: String },
  field: addressTyped('to', texts.nextOwner, texts.wrongOwner),
  affects: texts.ownersAffected,
  reverse: texts.handoverBack,
  flow: review(action, {
    ...common,
    picture,
    goesTo: contractTexts[action.contract as keyof typeof contractTexts],
    title,
    question: (_, t) => t(texts.askHandover),
    meaning: { newOwner: texts.nextOwner },
    fixed: ({ to }) => ({ newOwner: to ?? null }),
    summary: (_ticket, { to = '' }) => [
      { label: texts.nextOwner, value: <AddressText address={to} full />, wide: true },
      affects,
    ],
  }),
})

const accept = (
  // Both are of one type.
  action: typeof actions.factoryAccept,
  title: Text,
): Change => ({
  action,
  title,
  now: { abi: viewOf('pendingOwner', account), view: 'pendingOwner', show: String },
  field: null,
  affects: texts.ownersAffected,
  reverse: texts.acceptBack,
  flow: review(action, {
    ...common,
    picture,
    goesTo: contractTexts[action.contract as keyof typeof contractTexts],
    title,
    question: (_, t) => t(texts.askAccept),
    meaning: {},
    summary: () => [affects],
  }),
})

export const factoryOwner = handover(actions.factoryOwner, texts.factoryOwner)
export const factoryAccept = accept(actions.factoryAccept, texts.factoryAccept)
export const lockOwner = handover(actions.lockOwner, texts.lockOwner)
export const lockAccept = accept(actions.lockAccept, texts.lockAccept)
