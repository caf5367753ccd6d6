import { action } from '#platform/std/action.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { amountField, coinField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { stakingFailures as f } from './failures.ts'
import { daysField, idField, idsField } from './fields.ts'
import { stakingReasons as reasons } from './reasons.ts'

const termStaking = { contract: 'TermStaking', reasons } as const
const spending = [f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.BELOW_MINIMUM, f.ABOVE_BALANCE, f.ALLOW_FIRST]
const own = [f.NO_SUCH_STAKE, f.NOT_YOUR_STAKE]

export const stakingActions = {
  pledge: action({
    ...termStaking,
    path: {
      before: '/swappledge/pledge/singleToken/pledgeBefore',
      after: '/swappledge/pledge/singleToken/pledgeAfter',
    },
    kind: 'staking.pledge',
    method: 'pledge(address coin, uint256 termDays, uint256 amount)',
    access: 'active',
    summary: 'Order of a stake: its whole reward is set aside',
    input: { coin: coinField, days: daysField, amount: z.optional(amountField) },
    failures: [f.NO_SUCH_COIN, f.NO_SUCH_TERM, ...spending, f.RESERVE_TOO_SMALL],
  }),

  unlock: action({
    ...termStaking,
    path: {
      before: '/swappledge/pledge/singleToken/unlockBefore',
      after: '/swappledge/pledge/singleToken/unlockAfter',
    },
    kind: 'staking.unlock',
    method: 'unlock(uint256 id)',
    access: 'session',
    summary: 'Order that takes the principal out after the term; refused before it, with the time',
    input: { id: idField },
    failures: [...own, f.STAKE_ENDED, f.BEFORE_UNLOCK_TIME],
  }),

  exit: action({
    ...termStaking,
    path: { before: '/tessera/staking/exitBefore', after: '/tessera/staking/exitAfter' },
    kind: 'staking.exit',
    method: 'exit(uint256 id)',
    access: 'session',
    summary: 'Order to leave a stake at any time, giving up unpaid reward only',
    input: { id: idField },
    failures: [...own, f.STAKE_ENDED],
  }),

  claim: action({
    ...termStaking,
    path: { before: '/tessera/staking/claimBefore', after: '/tessera/staking/claimAfter' },
    kind: 'staking.claim',
    method: 'claim(uint256[] ids)',
    access: 'session',
    summary: 'Order that pays what stakes have earned, ended ones too; 50 at most, all without ids',
    input: { ids: z.optional(idsField) },
    failures: [...own, f.NOTHING_TO_CLAIM],
  }),

  renew: action({
    ...termStaking,
    path: { before: '/tessera/staking/renewBefore', after: '/tessera/staking/renewAfter' },
    kind: 'staking.renew',
    method: 'renew(uint256 id, uint256 termDays)',
    access: 'session',
    summary: 'Order that stakes the principal of a matured stake again, at the present terms',
    input: { id: idField, days: daysField },
    failures: [...own, f.STAKE_ENDED, f.BEFORE_UNLOCK_TIME, f.NO_SUCH_TERM, f.RESERVE_TOO_SMALL],
  }),

  approve: action({
    path: { before: '/tessera/staking/approveBefore', after: '/tessera/staking/approveAfter' },
    kind: 'staking.approve',
    contract: ({ coin }) => coinContract(coin),
    method: 'approve(address spender, uint256 value)',
    access: 'session',
    summary: 'Order that lets staking take an amount of a coin of mine; 0 takes it back',
    input: { coin: coinField, amount: z.optional(amountField) },
    failures: [f.NO_SUCH_COIN, f.ENTER_AMOUNT, f.ALLOWED_ALREADY],
    reasons,
  }),
}
