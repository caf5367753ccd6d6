import { defineFailures } from '#platform/std/failure.ts'
import { spendFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const lockFailures = {
  ...spendFailures,
  ...defineFailures({
    NO_COIN: {
      status: 422,
      text: { en: 'There is no coin at this address', tc: '此地址沒有代幣' },
    },
    NO_SUCH_LOCK: { status: 404, text: { en: 'There is no such lock', tc: '沒有此鎖倉' } },
    NOT_YOUR_LOCK: {
      status: 403,
      text: { en: 'This lock belongs to another address', tc: '此鎖倉屬於其他地址' },
    },
    LOCK_ENDED: { status: 409, text: { en: 'This lock has ended', tc: '此鎖倉已結束' } },
    BEFORE_UNLOCK_TIME: {
      status: 409,
      retry: true,
      text: { en: 'Unlock time not reached: {time}', tc: '尚未到解鎖時間：{time}' },
    },
    EXTEND_FIRST: {
      status: 409,
      text: {
        en: 'The unlock time {time} has come. Extend the lock first',
        tc: '已到解鎖時間 {time}，請先延長鎖倉',
      },
    },
    NOT_LATER: {
      status: 422,
      text: {
        en: 'The lock ends at {time} or later already',
        tc: '此鎖倉的結束時間已不早於 {time}',
      },
    },
    NOT_OFFERED: {
      status: 403,
      text: { en: 'This lock is not offered to you', tc: '此鎖倉未轉讓給您' },
    },
    OWN_LOCK: {
      status: 422,
      text: { en: 'This address has the lock already', tc: '此地址已是鎖倉持有人' },
    },
    NOTHING_OFFERED: {
      status: 409,
      text: { en: 'The lock is offered to nobody', tc: '此鎖倉目前未轉讓給任何人' },
    },
    COIN_SHORT: {
      status: 409,
      text: {
        en: 'The contract has less of this coin than is locked: nothing can be added now',
        tc: '合約內此幣種少於已鎖倉數量，目前無法增加',
      },
    },
    NOTHING_LEFT: {
      status: 409,
      retry: true,
      text: {
        en: 'Nothing of this coin is left for this lock now',
        tc: '合約內目前沒有此幣種可支付此鎖倉',
      },
    },
    NO_ADDRESS: {
      status: 422,
      text: { en: 'Enter an address, not the empty one', tc: '請輸入地址，不可為零地址' },
    },
    TO_OURS: {
      status: 422,
      text: {
        en: 'This is a contract of Tessera or of the coin itself: nothing comes back from it',
        tc: '這是 Tessera 或該代幣本身的合約地址，轉入後無法取回',
      },
    },
    NOT_OF_B: {
      status: 422,
      text: { en: 'Lock B takes {symbol} alone', tc: '鎖倉 B 僅接受 {symbol}' },
    },
    TIME_MISSING: {
      status: 422,
      text: {
        en: 'Enter a time: this lock has none that lies ahead',
        tc: '請輸入時間：此鎖倉沒有未到的解鎖時間',
      },
    },
  }),
}
