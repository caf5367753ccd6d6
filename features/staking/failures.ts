import { defineFailures } from '#platform/std/failure.ts'
import { spendFailures, earningFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const stakingFailures = {
  ...spendFailures,
  ...earningFailures,
  ...defineFailures({
    NO_SUCH_COIN: { status: 422, text: { en: 'This coin cannot be staked', tc: '此幣種不可質押' } },
    RESERVE_TOO_SMALL: {
      status: 409,
      retry: true,
      text: {
        en: 'The reward reserve cannot cover this stake now. It covers {most} {symbol} for this term',
        tc: '獎勵儲備目前不足以支付此質押，此期限最多可質押 {most} {symbol}',
      },
    },
    NO_SUCH_STAKE: { status: 404, text: { en: 'There is no such stake', tc: '沒有此質押' } },
    NOT_YOUR_STAKE: {
      status: 403,
      text: { en: 'This stake belongs to another address', tc: '此質押屬於其他地址' },
    },
    STAKE_ENDED: { status: 409, text: { en: 'This stake has ended', tc: '此質押已結束' } },
  }),
}
