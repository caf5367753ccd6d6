import { zeroAddress } from '#platform/std/address.ts'
import { utcText } from '#platform/std/utcText.ts'

import { adminActions as actions } from '../../actions.ts'
import { type Now, stated } from './change.ts'
import { addressesOf, addressOf, amountsOf, countOf, hexOf, textOf } from './fields.tsx'
import { changeOf } from './make.tsx'
import { changeTexts } from './textChanges.ts'
import { epochTexts as texts } from './textEpochs.ts'

/** Rewards by epochs: who posts them, who refuses them. An epoch that was accepted is paid. */

const states = (view: string, show: Now['show']): Now => stated('RewardDistributor', view, show)
const proposed = states('proposedBuilder() returns (address, uint256)', (now, t) => {
  const [account, from] = now as readonly [string, bigint]
  return account === zeroAddress
    ? t(texts.noneProposed)
    : t(texts.proposedNow, { account, time: utcText(Number(from)) })
})

export const epochChanges = [
  changeOf({
    action: actions.post,
    title: texts.post,
    now: states('epochs() returns (uint256)', (count, t) =>
      t(texts.posted, { count: Number(count) }),
    ),
    fields: [
      hexOf('root', texts.root, 64),
      hexOf('dataHash', texts.dataHash, 64),
      countOf('upToBlock', texts.upToBlock, 1, 9_999_999_999),
      addressesOf('coins', texts.coins),
      amountsOf('totals', texts.totals, 'coins'),
    ],
    facts: ['coins', 'totals', 'root'],
    affects: texts.membersAffected,
    reverse: texts.postBack,
  }),
  changeOf({
    action: actions.revoke,
    title: texts.revoke,
    now: states('waitingEpoch() returns (uint256)', (epoch, t) =>
      epoch === 0n ? t(texts.noneWaits) : t(texts.waits, { epoch: Number(epoch) }),
    ),
    fields: [countOf('epoch', texts.epoch, 1, 1_000_000), textOf('why', texts.why, 200)],
    affects: texts.membersWait,
    reverse: texts.revokeBack,
  }),
  changeOf({
    action: actions.builder,
    title: texts.builder,
    now: states('builder() returns (address)', String),
    fields: [addressOf('account', texts.nextBuilder)],
    affects: texts.builderAffected,
    reverse: texts.builderBack,
  }),
  changeOf({
    action: actions.builderRefuse,
    title: texts.builderRefuse,
    now: proposed,
    affects: texts.proposedAffected,
    reverse: texts.proposeAgain,
  }),
  changeOf({
    action: actions.builderAccept,
    title: texts.builderAccept,
    now: proposed,
    affects: texts.builderAffected,
    reverse: changeTexts.acceptBack,
  }),
]
