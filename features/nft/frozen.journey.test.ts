import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { Client } from '#tests/journeys/client.ts'
import { inOneLanguage } from '#tests/journeys/inOneLanguage.ts'
import { must } from '#tests/journeys/must.ts'
import { browser, onStage, stack } from '#tests/journeys/onStage.ts'
import { Person } from '#tests/journeys/person.ts'
import type { Stack } from '#tests/journeys/stack.ts'

/**
 * Several cards staked at once, and one sold while it is staked, by two wallets. After each step TronWeb reads the
 * contract.
 */
const labels = {
  en: {
    tookDown: 'None of your cards is for sale',
    listingEnds: /listing of the chosen card ends/,
    several: 'Stake 2 cards',
    staked: 'The cards are staked',
    unlockTime: /^Unlock time /,
    early: /^Unlock time not reached: /,
    leave: 'Leave, give it up',
    left: 'You left; the card is free',
    sell: 'Sell',
    price: 'Price',
    soldFrozen: /sold frozen/,
    buy: /^Buy for 200/,
    frozen: 'Frozen',
    callOff: 'Call off',
    calledOff: 'The sale is cancelled',
    yourTurn: 'Waits for you',
    swapped: 'Card and money changed hands',
  },
  tc: {
    tookDown: '您的卡片均已下架',
    listingEnds: /掛單即告結束/,
    several: '質押 2 張卡片',
    staked: '卡片均已質押',
    unlockTime: /^解鎖時間 /,
    early: /^尚未到解鎖時間：/,
    leave: '退出並放棄',
    left: '已退出，卡片可自由使用',
    sell: '出售',
    price: '價格',
    soldFrozen: /將凍結售出/,
    buy: /^以 200/,
    frozen: '凍結',
    callOff: '取消交易',
    calledOff: '交易已取消',
    yourTurn: '等您處理',
    swapped: '卡片與款項已交換',
  },
}
const day = 86_400
const native = `0x${'0'.repeat(40)}`
const sun = (trx: number): bigint => BigInt(trx) * 10n ** 6n

onStage({ web: true })

describe.each(
  inOneLanguage([
    { locale: 'en', names: ['ivan', 'judy'] },
    { locale: 'tc', names: ['grace', 'heidi'] },
  ] as const).map((one, i) => ({ ...one, cards: [3 * i + 1, 3 * i + 2, 3 * i + 3] as const })),
)(
  'staking several and selling frozen, in $locale',
  ({ locale, names: [sellerName, buyerName], cards: ids }) => {
    const t = labels[locale]
    const [first, second] = ids
    let seller: Person
    let buyer: Person
    let selling: Client
    let buying: Client
    let broken = ''

    const send = (...call: Parameters<Stack['world']['send']>): Promise<void> =>
      must(stack.world, ...call)
    const contract = async (of: 'Cards' | 'CardMarket') =>
      selling.wallet.contract().at(stack.world.deployment.contracts[of]!.address)
    const listed = async (id: number): Promise<boolean> =>
      (await (await contract('CardMarket'))['listingOf'](id).call()).open
    /** Seconds of its term; 0 where it is not staked. */
    const term = async (id: number): Promise<number> => {
      const { start, end } = await (await contract('Cards'))['position'](id).call()
      return Number(end - start)
    }
    /** The account whose money waits for the card, in base58; null if there is none. */
    const waiting = async (): Promise<string | null> => {
      const market = await contract('CardMarket')
      const { number } = await market['listingOf'](first).call()
      const { buyer: hex, amount } = await market['saleOf'](first, number).call()
      return amount === 0n ? null : selling.wallet.address.fromHex(hex)
    }
    const ownerOf = async (id: number): Promise<string> =>
      selling.wallet.address.fromHex(await (await contract('Cards'))['ownerOf'](id).call())
    /** By the seller, for 30 days. */
    const list = async (id: number, trx: number): Promise<void> => {
      // A card is listed in a later second than it came, was staked or all was taken down.
      await stack.world.net.travel(2)
      const expiry = Math.floor(stack.world.net.status().head.timestamp / 1_000) + 30 * day
      const args = [BigInt(id), native, sun(trx), BigInt(expiry)]
      await send(sellerName, 'CardMarket', 'listForSale', args)
    }
    const enter = async (name: string): Promise<Person> => {
      const person = await Person.at(browser, stack.server.url, locale)
      await person.enter(name)
      return person
    }

    beforeAll(async () => {
      for (const name of [sellerName, buyerName]) {
        await send(name, 'Team', 'bindParent', [stack.world.hex('deployer')])
      }
      for (const _ of ids) await send(sellerName, 'Cards', 'Buy', [1n], sun(200))
      await send(sellerName, 'Cards', 'setApprovalForAll', [stack.world.hex('CardMarket'), true])
      for (const id of ids) await list(id, 180)
      await stack.server.indexer.catchUp()
      selling = new Client(stack, sellerName)
      buying = new Client(stack, buyerName)
      await selling.signIn()
      await buying.signIn()
      seller = await enter(sellerName)
      buyer = await enter(buyerName)
    })
    afterAll(async () => {
      await seller?.page.close()
      await buyer?.page.close()
    })

    // Each step depends on the one before it.
    beforeEach((context) => {
      if (broken !== '') throw new Error(`An earlier step failed: ${broken}`)
      context.onTestFailed(() => {
        broken ||= context.task.name
      })
    })

    test('all cards are taken down in one transaction', async () => {
      const { page, labels } = seller
      for (const id of ids) expect(await listed(id)).toBe(true)
      await page.goto('/myNft?tab=onSale')
      await seller.button(labels.selectAll).click()
      await seller.button(labels.takeDownAll).click()
      await seller.reloadAndContinue()
      await seller.confirm()
      await page.getByText(t.tookDown).first().waitFor()
      for (const id of ids) expect(await listed(id)).toBe(false)
    })

    test('two are staked in one call; the listing of the one for sale ends', async () => {
      const { page, labels } = seller
      await list(second, 180)
      await stack.server.indexer.catchUp()
      await page.goto('/nftPledge')
      await seller.button(labels.addNft).click()
      for (const id of [first, second]) {
        const row = seller.sheet.locator('label').filter({ hasText: new RegExp(`#${id}(?!\\d)`) })
        await row.getByRole('checkbox').check()
      }
      await seller.sheet.getByText(t.several, { exact: true }).waitFor()
      await seller.sheet.getByText(t.listingEnds).waitFor()
      await seller.sheet.locator('label').filter({ hasText: labels.term7 }).click()
      expect(await seller.violations()).toEqual([])
      await seller.sheet.getByRole('button', { name: labels.review, exact: true }).click()
      await seller.reloadAndContinue()
      await seller.confirm()
      await page.getByText(t.staked).first().waitFor()
      expect(await term(first)).toBe(7 * day)
      expect(await term(second)).toBe(7 * day)
      expect(await listed(second)).toBe(false)
    })

    test('before its time a pledge cannot be removed: the time is shown', async () => {
      const { page, labels } = seller
      await page.goto(`/nftDetail?tokenId=${first}`)
      await page.getByText(t.unlockTime).waitFor()
      await expect.poll(() => seller.button(labels.remove).isEnabled()).toBe(false)
      const language = locale === 'tc' ? 'zh-TW' : 'en'
      const form = { requestId: crypto.randomUUID(), tokenId: String(first) }
      const answer = await selling.post('/swapnft/ido/closePledgeBefore', form, language)
      expect(answer).toMatchObject({ code: 'BEFORE_UNLOCK_TIME', data: null })
      expect(answer.msg).toMatch(t.early)
      const { reason } = await stack.world.send(sellerName, 'Cards', 'unlock', [BigInt(first)])
      expect(reason).toBe('Unlock time not reached')
    })

    test('a stake is left at any time, under a button of its own', async () => {
      const { page, labels } = seller
      await page.goto(`/nftDetail?tokenId=${second}`)
      await seller.button(labels.leaveNow).click()
      await page.getByRole('button', { name: t.leave }).click()
      await seller.reloadAndContinue()
      await seller.confirm()
      await page.getByText(t.left).first().waitFor()
      expect(await term(second)).toBe(0)
    })

    test('a staked card is listed, and bought frozen: the money waits', async () => {
      await seller.page.goto(`/nftDetail?tokenId=${first}`)
      await seller.button(t.sell).click()
      await seller.sheet.getByLabel(t.price).fill('200')
      await seller.sheet.getByText(t.soldFrozen).waitFor()
      await seller.sheet.getByRole('button', { name: seller.labels.review, exact: true }).click()
      await seller.confirm()
      await expect.poll(() => listed(first)).toBe(true)
      await stack.server.indexer.catchUp()

      await buyer.page.goto(`/nftDetail?tokenId=${first}`)
      await buyer.button(t.buy).click()
      await buyer.sheet.getByText(t.soldFrozen).waitFor()
      await buyer.sheet.getByRole('button', { name: buyer.labels.review, exact: true }).click()
      await buyer.reloadAndContinue()
      await buyer.confirm()
      await expect.poll(waiting).toBe(buying.address)
      expect(await ownerOf(first)).toBe(selling.address)
      await stack.server.indexer.catchUp()
      await seller.page.reload()
      await seller.page.getByText(t.frozen, { exact: true }).first().waitFor()
    })

    test('the buyer calls it off and has all of the money back', async () => {
      const { page } = buyer
      const had = await stack.world.balance(buyerName)
      await page.goto('/myNft?tab=deals')
      await buyer.button(t.callOff).click()
      await buyer.reloadAndContinue()
      await buyer.confirm()
      await page.getByText(t.calledOff).first().waitFor()
      expect(await waiting()).toBe(null)
      const back = (await stack.world.balance(buyerName)) - had
      expect(sun(200) - back).toBeLessThan(sun(20))
    })

    test('bought again, it is settled once the stake is over: card and money swap', async () => {
      const { page, labels } = buyer
      await list(first, 200)
      const market = await contract('CardMarket')
      const { number } = await market['listingOf'](first).call()
      await send(buyerName, 'CardMarket', 'buy', [BigInt(first), number, sun(200)], sun(200))
      await stack.world.net.travel(8 * day)
      await stack.server.indexer.catchUp()
      const had = await stack.world.balance(sellerName)
      await page.goto('/myNft')
      await page.getByText(t.yourTurn).waitFor()
      await buyer.button(labels.settle).click()
      await buyer.reloadAndContinue()
      await buyer.confirm()
      await page.getByText(t.swapped).first().waitFor()
      expect(await ownerOf(first)).toBe(buying.address)
      expect(await waiting()).toBe(null)
      // 2.5 % to the fee splitter, 2.5 % to the level's fund.
      expect((await stack.world.balance(sellerName)) - had).toBe(sun(190))
    })

    test('nothing was thrown, nothing was blocked', () => {
      expect([...seller.problems, ...buyer.problems]).toEqual([])
    })
  },
)
