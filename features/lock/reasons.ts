import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `LockA` and `LockB`: `LockReason.sol`. */
export const lockReasons: Reasons = {
  'Amount is zero': '數量為零',
  'Amount is too large': '數量過大',
  'Lock for 1 to 3,650 days': '鎖倉天數須為 1 至 3,650 天',
  'Lock time is missing or above 3,650 days': '缺少鎖倉時間，或超過 3,650 天',
  'No coin at this address': '此地址沒有代幣',
  'Less of this coin is here than is locked': '合約內此幣種的餘額少於已鎖倉數量',
  'Nothing of this coin is left for this lock': '合約內已無此幣種可支付此鎖倉',
  'The coin did not pay': '此代幣未付款',
  'Not your lock': '這不是您的鎖倉',
  'This lock has ended': '此鎖倉已結束',
  'Unlock time not reached': '尚未到解鎖時間',
  'Unlock time reached: extend the lock first': '已到解鎖時間，請先延長鎖倉',
  'The lock ends at that time or later': '此鎖倉的結束時間不早於該時間',
  'This lock is not offered to you': '此鎖倉未轉讓給您',
  'Address is missing': '缺少地址',
  'The coin cannot change while something is locked': '有鎖倉時無法更換幣種',
}
