import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `Team` and `FeeSplitter`: `TeamReason`, `FeeSplitterReason`. */
export const teamReasons: Reasons = {
  'You are already active': '您的地址已啟用',
  'You cannot activate yourself': '不能邀請自己',
  'The inviter is not active': '邀請人尚未啟用',
  'No such member': '沒有此成員',
  'Nothing to claim': '沒有可領取的金額',
}
