/** Actions that a card's page and one's own cards show at once: what signs them comes with the first tap. */
export const lateFlows = {
  takeDown: {
    kind: 'nft.takeDown',
    load: async () => (await import('./market/flows/takeDown.tsx')).takeDownFlow,
  },
  settle: {
    kind: 'nft.settle',
    load: async () => (await import('./market/flows/settle.tsx')).settleFlow,
  },
  cancelSale: {
    kind: 'nft.cancelSale',
    load: async () => (await import('./market/flows/cancelSale.tsx')).cancelSaleFlow,
  },
  withdraw: {
    kind: 'nft.withdraw',
    load: async () => (await import('./market/flows/withdraw.tsx')).withdrawFlow,
  },
}
