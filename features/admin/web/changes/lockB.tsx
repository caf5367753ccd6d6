import { AddressText } from '#platform/ui/AddressText.tsx'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { review } from '#platform/web/flow/review.ts'

import { adminActions as actions } from '../../actions.ts'
import { adminTexts } from '../text.ts'
import { addressTyped } from './addressField.ts'
import { type Change, common, viewOf } from './change.ts'
import { Said } from './Said.tsx'
import { changeTexts as texts, contractTexts } from './textChanges.ts'

/** What the owner of lock B changes, while nothing is locked there. */
export const lockCoin: Change = {
  action: actions.lockCoin,
  title: texts.lockCoin,
  now: { abi: viewOf('coin', [{ type: 'address' }]), view: 'coin', show: String },
  field: addressTyped('token', texts.coin, texts.wrongCoin),
  affects: texts.lockersAffected,
  reverse: texts.coinBack,
  flow: review(actions.lockCoin, {
    ...common,
    picture: () => <CoinPicture symbols={['LP']} />,
    goesTo: contractTexts.LockB,
    title: texts.lockCoin,
    question: (_, t) => t(texts.askLockCoin),
    meaning: { coin_: texts.coin },
    fixed: ({ token }) => ({ coin_: token ?? null }),
    summary: (_ticket, { token = '' }) => [
      { label: texts.coin, value: <AddressText address={token} full />, wide: true },
      { label: adminTexts.affects, value: <Said text={texts.lockersAffected} />, wide: true },
    ],
  }),
}
