import type { Reasons } from '#platform/std/reason.ts'

/** What `Team` and `FeeSplitter` say where they refuse: `TeamReason`, `FeeSplitterReason`. */
export const teamReasons: Reasons = {
  'You are already active': '您的地址已啟用',
  'You cannot activate yourself': '不能啟用自己',
  'The inviter is not active': '邀請人尚未啟用',
  'No such member': '沒有此成員',
  'Nothing to claim': '沒有可領取的金額',
}
