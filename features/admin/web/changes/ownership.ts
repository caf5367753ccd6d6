import type { Action } from '#platform/std/action.ts'
import type { Text } from '#platform/std/text.ts'

import { adminActions as actions } from '../../actions.ts'
import { stated } from './change.ts'
import { addressOf } from './fields.tsx'
import { changeOf } from './make.tsx'
import { changeTexts as texts } from './textChanges.ts'

/** Contracts that are handed over: one names the next owner, who accepts. */

const handover = (action: Action, title: Text) =>
  changeOf({
    action,
    title,
    ask: texts.askHandover,
    now: stated(String(action.contract), 'owner() returns (address)', String),
    fields: [addressOf('to', texts.nextOwner, texts.wrongOwner)],
    affects: texts.ownersAffected,
    reverse: texts.handoverBack,
  })

const accept = (action: Action, title: Text) =>
  changeOf({
    action,
    title,
    ask: texts.askAccept,
    now: stated(String(action.contract), 'pendingOwner() returns (address)', String),
    affects: texts.ownersAffected,
    reverse: texts.acceptBack,
  })

const renounce = (action: Action, title: Text, affects: Text) =>
  changeOf({
    action,
    title,
    now: stated(String(action.contract), 'owner() returns (address)', String),
    affects,
    reverse: texts.isFinal,
  })

export const ownershipChanges = [
  handover(actions.factoryOwner, texts.factoryOwner),
  accept(actions.factoryAccept, texts.factoryAccept),
  renounce(actions.factoryRenounce, texts.factoryRenounce, texts.factoryAlone),
  handover(actions.lockOwner, texts.lockOwner),
  accept(actions.lockAccept, texts.lockAccept),
  renounce(actions.lockRenounce, texts.lockRenounce, texts.lockAlone),
]

/** Of lock B, while nothing is locked there. */
export const lockChanges = [
  changeOf({
    action: actions.lockCoin,
    title: texts.lockCoin,
    ask: texts.askLockCoin,
    now: stated('LockB', 'coin() returns (address)', String),
    fields: [addressOf('token', texts.coin, texts.wrongCoin)],
    affects: texts.lockersAffected,
    reverse: texts.coinBack,
  }),
]
