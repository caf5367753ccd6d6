import type { Payments } from '#apps/deploy/testing/payments.ts'

export const stakingPayments: Payments = {
  callersOwn: ['TermStaking.claim', 'TermStaking.exit', 'TermStaking.unlock'],
}
