import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import { adminActions as actions } from '../../actions.ts'
import { stated } from './change.ts'
import { addressOf, choiceOf, trxOf } from './fields.tsx'
import { changeOf } from './make.tsx'
import { changeTexts as texts } from './textChanges.ts'

/** What the owner of the token factory changes. Tokens and sales that were made go on. */

/** sun, `TokenFactory.MAX_CREATION_FEE`. */
const mostFee = 200_000_000n

export const factoryChanges = [
  changeOf({
    action: actions.creationFee,
    title: texts.creationFee,
    ask: texts.askCreationFee,
    now: stated('TokenFactory', 'creationFee() returns (uint256)', (fee) =>
      exactOf(fee as bigint, nativeCoin()),
    ),
    fields: [trxOf('fee', texts.feeInTrx, { from: 0n, to: mostFee, wrong: texts.wrongFee })],
    affects: texts.makersAffected,
    reverse: texts.setAgain,
  }),
  changeOf({
    action: actions.makers,
    title: texts.makers,
    ask: texts.askMakers,
    now: stated('TokenFactory', 'factoryEnabled() returns (bool)', (enabled, t) =>
      t(enabled === true ? texts.enabled : texts.disabled),
    ),
    fields: [
      choiceOf('enabled', texts.proposed, [
        { value: 'false', text: texts.disabled },
        { value: 'true', text: texts.enabled },
      ]),
    ],
    affects: texts.makersMay,
    reverse: texts.makersBack,
  }),
  changeOf({
    action: actions.creationFees,
    title: texts.creationFees,
    ask: texts.askCreationFees,
    goesTo: 'wallet',
    affects: texts.nobody,
    reverse: texts.isFinal,
  }),
  changeOf({
    action: actions.factoryCoins,
    title: texts.factoryCoins,
    ask: texts.askFactoryCoins,
    goesTo: 'wallet',
    fields: [addressOf('token', texts.coin, texts.wrongCoin)],
    affects: texts.coinsAffected,
    reverse: texts.isFinal,
  }),
]
