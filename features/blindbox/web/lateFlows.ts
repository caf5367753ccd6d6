/** Payments that screens show at once: what signs them comes with the first tap. */
export const lateFlows = {
  buy: {
    kind: 'blindbox.buy',
    load: async () => (await import('./flows/buyBoxes.tsx')).buyBoxesFlow,
  },
  reserve: {
    kind: 'blindbox.reserve',
    load: async () => (await import('./flows/buyBoxes.tsx')).reserveBoxesFlow,
  },
  complete: {
    kind: 'blindbox.complete',
    load: async () => (await import('./flows/completeBoxes.tsx')).completeBoxesFlow,
  },
}
