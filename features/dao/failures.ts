import { defineFailures } from '#platform/std/failure.ts'
import { spendFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const daoFailures = {
  ...spendFailures,
  ...defineFailures({
    NO_SUCH_PROPOSAL: {
      status: 404,
      text: { en: 'There is no such proposal', tc: '沒有此提案' },
    },

    // The stake.
    ABOVE_STAKE: {
      status: 409,
      text: { en: 'Above your stake: {staked} TES', tc: '超過您的質押：{staked} TES' },
    },
    DELEGATED_ALREADY: {
      status: 409,
      text: { en: 'This account has your votes already', tc: '此帳戶已擁有您的投票權' },
    },

    // A proposal.
    CALLS_WRONG: {
      status: 422,
      text: {
        en: 'Call {number} names a coin or an address that is not known',
        tc: '第 {number} 項呼叫的幣種或地址無法識別',
      },
    },
    TO_POOL: {
      status: 422,
      text: {
        en: 'Call {number} pays to an address that cannot be paid',
        tc: '第 {number} 項呼叫的收款地址無法收款',
      },
    },
    FEE_NOT_LOWER: {
      status: 409,
      text: {
        en: 'Call {number}: the creation fee is {fee} {symbol}, and can only be lowered',
        tc: '第 {number} 項呼叫：建立費用目前為 {fee} {symbol}，只能調低',
      },
    },
    ENTER_TITLE: {
      status: 422,
      text: {
        en: 'Enter a title and a description',
        tc: '請輸入標題與說明',
      },
    },
    BELOW_THRESHOLD: {
      status: 409,
      text: {
        en: 'A proposal needs {least} votes that you have had for {hours} h. You have {votes}',
        tc: '提案需要持有滿 {hours} 小時的 {least} 票，您有 {votes} 票',
      },
    },
    NOT_PROPOSER: {
      status: 403,
      text: { en: 'Only its proposer can cancel it', tc: '只有提案人可以取消' },
    },
    VOTE_BEGUN: {
      status: 409,
      text: {
        en: 'The vote has begun: a proposal can be cancelled before it',
        tc: '投票已開始，提案僅能在此之前取消',
      },
    },

    // Its vote.
    VOTE_NOT_OPEN: {
      status: 409,
      text: {
        en: 'This proposal cannot be voted on now. Vote: {start} to {end}',
        tc: '目前無法對此提案投票。投票時間：{start} 至 {end}',
      },
    },
    VOTED_ALREADY: {
      status: 409,
      text: { en: 'You have voted on this proposal', tc: '您已對此提案投票' },
    },
    NO_VOTES: {
      status: 409,
      text: {
        en: 'You had no votes when this vote began, or not for {hours} h before it',
        tc: '此投票開始時，您沒有已持有滿 {hours} 小時的投票權',
      },
    },
    WEIGHT_SMALL: {
      status: 409,
      text: {
        en: 'Votes of {least} TES and more are sent without a fee. Yours weighs {votes}: vote by a transaction',
        tc: '{least} TES 以上的投票可免費代送。您的票數為 {votes}，請以交易投票',
      },
    },
    SIGNED_WAITS: {
      status: 409,
      text: {
        en: 'A vote that you have signed waits to be sent. Vote by a transaction, or wait',
        tc: '您已簽署的投票正等待發送。請以交易投票，或稍候',
      },
    },
    SIGNED_FULL: {
      status: 409,
      retry: true,
      text: {
        en: '{most} signed votes wait to be sent. Vote by a transaction, or try later',
        tc: '已有 {most} 筆簽署的投票等待發送。請以交易投票，或稍後再試',
      },
    },
    VOTE_SIGNATURE: {
      status: 422,
      text: {
        en: 'This is not your signature of this vote',
        tc: '這不是您對此投票的簽名',
      },
    },

    // The pool.
    NOT_POOL_COIN: {
      status: 422,
      text: { en: 'USDT and TES can be given this way', tc: '此方式可捐贈 USDT 與 TES' },
    },

    // What follows a vote.
    NOT_SUCCEEDED: {
      status: 409,
      text: {
        en: 'Only a proposal that has succeeded and was not queued can be queued',
        tc: '只有已通過且尚未排程的提案可以排程',
      },
    },
    NOT_QUEUED: {
      status: 409,
      text: {
        en: 'Only a queued proposal can be executed',
        tc: '只有已排程的提案可以執行',
      },
    },
    BEFORE_ETA: {
      status: 409,
      retry: true,
      text: {
        en: 'It can be executed from {time} on',
        tc: '{time} 起可以執行',
      },
    },
  }),
}
