import { defineFailures } from './failure.ts'

/** What calls refuse with that stake, claim and unstake. */
export const earningFailures = defineFailures({
  NO_SUCH_TERM: {
    status: 422,
    text: { en: 'There is no such staking term', tc: '沒有此質押期限' },
  },
  BEFORE_UNLOCK_TIME: {
    status: 409,
    retry: true,
    text: { en: 'Unlock time not reached: {time}', tc: '尚未到解鎖時間：{time}' },
  },
  NOTHING_TO_CLAIM: {
    status: 409,
    text: { en: 'There is nothing to claim yet', tc: '目前沒有可領取的獎勵' },
  },
})
