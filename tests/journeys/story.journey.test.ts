import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { Client } from './client.ts'
import { inOneLanguage } from './inOneLanguage.ts'
import { browser, onStage, stack } from './onStage.ts'
import { Person } from './person.ts'
import { inTaps } from './taps.ts'

/**
 * The main story as a person does it, by what a person sees, with a reload in every step. After
 * each step the chain is read through TronWeb and the database through the API.
 */
onStage({ web: true })

const day = 86_400

// Clay 5000 and Marble 2000 come before: the first Glass card is 7001.
describe.each(
  inOneLanguage([
    { locale: 'en', name: 'ivan' },
    { locale: 'tc', name: 'judy' },
  ] as const).map((one, i) => ({ ...one, tokenId: 7001 + i })),
)('the main job in $locale', ({ locale, name, tokenId }) => {
  let person: Person
  let broken = ''
  let client: Client
  const contract = async (of: 'Team' | 'Cards' | 'Tes') => {
    const { address } = stack.world.deployment.contracts[of]!
    return client.wallet.contract().at(address)
  }
  const mine = async () => (await client.post('/swapnft/aon/ownCardPage')).data

  beforeAll(async () => {
    person = await Person.at(browser, stack.server.url, locale)
    client = new Client(stack, name)
    await client.signIn()
  })
  afterAll(async () => {
    await person?.page.close()
  })

  // Each step stands on the one before it.
  beforeEach((context) => {
    if (broken !== '') throw new Error(`An earlier step failed: ${broken}`)
    context.onTestFailed(() => {
      broken ||= context.task.name
    })
  })

  test('the home screen opens; a demo wallet connects and signs in', async () => {
    const { page, labels } = person
    await person.enter(name)
    await person.button(labels.activate).waitFor()
    await page.reload()
    await person.button(labels.activate).waitFor()
    expect(await person.violations()).toEqual([])
  })

  test('buying is refused first: “Please active first”; then an inviter is bound', async () => {
    const { page, labels } = person
    await page.goto('/nftInv?level=3')
    await person.button(labels.buy).click()
    await page.getByText(labels.activeFirst).first().waitFor()
    await person.button(labels.noInviter).click()
    await person.sheet.getByRole('button', { name: labels.activate, exact: true }).click()
    await person.reloadAndContinue()
    await person.confirm()
    const team = await contract('Team')
    await expect.poll(() => team['isActive'](client.address).call()).toBe(true)
    await expect
      .poll(async () => {
        const { data } = await client.post('/deposit/member/getMemberInfo')
        return data.parent
      })
      .toBe(stack.world.net.accounts[0]!.address)
  })

  test('the Glass card is bought with TRX at once, with a reload before it is signed', async () => {
    const trx = () => stack.world.balance(name)
    const had = await trx()
    const { data } = await client.post('/deposit/aon/productLevelInfo')
    const price = BigInt(data.levels.find((one: { level: number }) => one.level === 3).priceTrx)
    // What met the question about the inviter goes on by itself.
    await person.reloadAndContinue()
    await person.confirm()
    const cards = await contract('Cards')
    await expect
      .poll(() => cards['ownerOfPage(address)'](client.address).call())
      .toMatchObject({ tokenIds: [BigInt(tokenId)] })
    await expect
      .poll(mine)
      .toMatchObject({ total: 1, list: [{ tokenId, level: 3, state: 'held' }] })
    const spent = had - (await trx())
    expect(spent).toBeGreaterThanOrEqual(price)
    expect(spent - price).toBeLessThan(100_000_000n)
  })

  test('it is among My NFTs, with its art from the contract', async () => {
    const { page, labels } = person
    await page.goto('/mynft')
    const tile = person.link(labels.mosaic)
    await tile.waitFor()
    await tile.click()
    await page.getByText(labels.artMatches).waitFor()
    const shown = await page.getByRole('img', { name: labels.mosaic }).getAttribute('src')
    const cards = await contract('Cards')
    const uri = String(await cards['tokenURI'](tokenId).call())
    const { image } = JSON.parse(decodeURIComponent(escape(atob(uri.split(',')[1]!))))
    const decoded = (source: string) =>
      source.includes(';base64,')
        ? atob(source.split(',')[1]!)
        : decodeURIComponent(source.slice(source.indexOf(',') + 1))
    expect(decoded(shown!)).toBe(decoded(image))
  })

  test('it is staked for 30 days; a reload while that is sent loses nothing', async () => {
    const { page, labels } = person
    await page.goto(`/nftDetail?tokenId=${tokenId}`)
    await person.button(labels.stake).click()
    await person.sheet.locator('label').filter({ hasText: labels.term30 }).click()
    await person.sheet.getByRole('button', { name: labels.review, exact: true }).click()
    await person.confirm()
    // Signed: while the wallet is asked, a reload would leave nothing to send.
    const ended = person.sheet.getByText(labels.staked, { exact: true })
    await page.getByText(labels.mayLeave).or(ended).first().waitFor()
    await page.reload()
    const cards = await contract('Cards')
    await expect
      .poll(async () => {
        const { start, end } = await cards['position'](tokenId).call()
        return Number(end - start)
      })
      .toBe(30 * day)
    await expect.poll(mine).toMatchObject({ list: [{ tokenId, state: 'staked' }] })
  })

  test('the reward grows on the screen; the time is skipped', async () => {
    const { page, labels } = person
    await page.goto(`/nftDetail?tokenId=${tokenId}`)
    const earned = page.getByText(labels.earned).locator('xpath=..')
    await earned.waitFor()
    await stack.world.net.mine()
    const before = await earned.textContent()
    await expect.poll(() => earned.textContent()).not.toBe(before)
    await person.button(labels.skip).click()
    await person.button(labels.skip31).click()
    await person.button(labels.remove).waitFor()
    await expect.poll(() => person.button(labels.remove).isEnabled()).toBe(true)
  })

  test('it is unlocked, with a reload in the middle', async () => {
    const { labels } = person
    await person.button(labels.remove).click()
    await person.reloadAndContinue()
    await person.confirm()
    await expect.poll(mine).toMatchObject({ list: [{ tokenId, state: 'held' }] })
    const cards = await contract('Cards')
    const { end } = await cards['position'](tokenId).call()
    expect(Number(end)).toBe(0)
  })

  test('the whole reward is claimed, with a reload in the middle', async () => {
    const { page, labels } = person
    const { data } = await client.post('/deposit/mucnft-pledge/pledgeRecord')
    const reward = BigInt(data.list[0].reward)
    expect(reward).toBeGreaterThan(0n)
    await page.goto('/nftPledge')
    await inTaps(person, 'claim', async () => {
      await person.button(labels.claim).first().click()
      await person.reloadAndContinue()
      await person.confirm()
    })
    const tes = await contract('Tes')
    await expect.poll(() => tes['balanceOf'](client.address).call()).toBe(reward)
    await expect
      .poll(async () => {
        const answer = await client.post('/deposit/mucnft-pledge/part')
        return answer.data.mine
      })
      .toMatchObject({ claimable: '0', claimed: String(reward) })
    await page.getByText(labels.inMyWallet).first().waitFor()
    expect(await person.violations()).toEqual([])
  })

  test('nothing was thrown, nothing was blocked', () => {
    expect(person.problems).toEqual([])
  })
})
