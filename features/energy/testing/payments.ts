import type { Payments } from '#apps/deploy/testing/payments.ts'

/** All TRX of a lender are its provider's, who alone collects them; a lease gives the change back. */
export const energyPayments: Payments = {
  callersOwn: ['Lender.collect', 'Lender.lease', 'LenderFactory.make'],
}
