import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

const ofA = defineTexts({
  lock: { en: 'Lock a coin', tc: '鎖倉' },
  lockFor: { en: 'Lock a coin for another account', tc: '為他人鎖倉' },
  increase: { en: 'Add to a lock', tc: '增加鎖倉數量' },
  extend: { en: 'Extend a lock', tc: '延長鎖倉' },
  offer: { en: 'Offer a lock to another account', tc: '轉讓鎖倉' },
  accept: { en: 'Take over a lock', tc: '接收鎖倉' },
  unlock: { en: 'Unlock', tc: '解鎖' },
  withdrawTo: { en: 'Unlock to another address', tc: '解鎖至其他地址' },
  Locked: { en: 'Locked', tc: '已鎖倉' },
  Increased: { en: 'Added to a lock', tc: '已增加鎖倉數量' },
  Extended: { en: 'Lock extended', tc: '已延長鎖倉' },
  Offered: { en: 'Lock offered', tc: '鎖倉已提出轉讓' },
  HandedOver: { en: 'Lock handed over', tc: '鎖倉已轉讓' },
  Unlocked: { en: 'Unlocked', tc: '已解鎖' },
})

const ofB = defineTexts({
  lock: { en: 'Lock, or add to the lock', tc: '鎖倉或增加鎖倉' },
  unlock: { en: 'Unlock', tc: '解鎖' },
  setCoin: { en: 'Name another coin', tc: '更換鎖倉幣種' },
  transferOwnership: { en: 'Offer the ownership', tc: '提出轉讓擁有權' },
  acceptOwnership: { en: 'Take over the ownership', tc: '接收擁有權' },
  renounceOwnership: { en: 'Give up the ownership', tc: '放棄擁有權' },
  Locked: { en: 'Locked', tc: '已鎖倉' },
  Unlocked: { en: 'Unlocked', tc: '已解鎖' },
  CoinSet: { en: 'Another coin named', tc: '已提出更換幣種' },
  CoinKept: { en: 'The coin stays', tc: '幣種維持不變' },
  OwnershipTransferStarted: { en: 'Ownership offered', tc: '擁有權已提出轉讓' },
  OwnershipTransferred: { en: 'Ownership handed over', tc: '擁有權已轉讓' },
})

const both = {
  locker: commonTerms.owner,
  coin: term('plain', 'Coin', '幣種'),
  amount: term('plain', 'Amount, base units', '數量（最小單位）'),
  owed: term('plain', 'Still owed, base units', '尚欠數量（最小單位）'),
}

/** Calls and events of `LockA` and `LockB`, in both languages. */
export const lockTerms: ChainTerms = {
  LockA: {
    names: ofA,
    args: {
      ...both,
      createTime: term('time', 'Made', '建立時間'),
      lockTime: commonTerms.unlockTime,
      day: term('plain', 'Days', '天數'),
      maker: term('plain', 'Paid by', '付款人'),
      from: commonTerms.from,
      to: commonTerms.to,
    },
  },
  LockB: {
    names: ofB,
    args: {
      ...both,
      'lock.lockTime': term('seconds', 'For', '鎖倉時長'),
      sum: term('plain', 'Locked in all, base units', '鎖倉總量（最小單位）'),
      unlockTime: commonTerms.unlockTime,
      coin_: term('plain', 'Coin', '幣種'),
      time: term('time', 'In force from', '生效時間'),
      newOwner: term('plain', 'New owner', '新擁有者'),
      previousOwner: term('plain', 'Former owner', '原擁有者'),
    },
  },
}
