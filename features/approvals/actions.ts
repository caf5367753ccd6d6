import { action } from '#platform/std/action.ts'
import { addressField } from '#platform/std/fields.ts'

import { approvalsFailures as f } from './failures.ts'

/** The contract is anybody's: of the call all else is fixed, and it can only take a right back. */
const input = { contract: addressField, spender: addressField }
const failures = [f.NO_ALLOWANCES, f.NOTHING_TO_REVOKE]
const contract = (subject: { readonly contract?: string }): string => subject.contract ?? ''

export const approvalsActions = {
  revoke: action({
    path: { before: '/tessera/approvals/revokeBefore', after: '/tessera/approvals/revokeAfter' },
    kind: 'approvals.revoke',
    byReceipt: true,
    contract,
    method: 'approve(address spender, uint256 value)',
    access: 'session',
    summary: 'Order to set the allowance of a spender to 0, of any coin',
    input,
    failures,
  }),

  revokeCards: action({
    path: {
      before: '/tessera/approvals/revokeCardsBefore',
      after: '/tessera/approvals/revokeCardsAfter',
    },
    kind: 'approvals.revokeCards',
    byReceipt: true,
    contract,
    method: 'setApprovalForAll(address operator, bool approved)',
    access: 'session',
    summary: 'Order that takes the right to move all cards back from an operator, of any contract',
    input,
    failures,
  }),
}
