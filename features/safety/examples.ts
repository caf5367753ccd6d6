import type { Examples } from '#tests/examples.ts'

export const safetyExamples: Examples = {
  async prepare({ world }) {
    const { contracts } = world.deployment
    const place = { contract: contracts['CardMarket']!.address, coin: contracts['Usdt']!.address }
    return { values: {}, ofPath: { '/tessera/safety/solvency': place } }
  },
  screens: { '/safety': { scene: 'safety', as: 'alice' } },
  scenes: () => [
    { name: 'safety', viewer: 'alice', path: '/safety' },
    {
      name: 'safety-balances',
      viewer: 'alice',
      path: '/safety',
      async act(page) {
        await page.getByText(/^(Balances by contract|各合約餘額)$/).click()
        await page.getByRole('heading', { name: /^(Exchange pools|交易流動性池)$/ }).waitFor()
      },
    },
    {
      name: 'safety-error',
      viewer: 'alice',
      path: '/safety',
      broken: '/tessera/safety/solvency',
    },
  ],
}
