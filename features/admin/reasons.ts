import type { Reasons } from '#platform/std/reason.ts'

/** Refusals of `Anchor`: `AnchorReason` in `IAnchor.sol`. */
export const adminReasons: Reasons = {
  'Only the keeper can do this': '僅執行程式可執行此操作',
  'Row number out of range': '紀錄編號超出範圍',
  'Row hash is missing': '缺少紀錄雜湊值',
}
