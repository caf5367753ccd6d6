// The least that can answer the same: node:http and pg, each statement named, nothing checked; cards are drawn by ours.
// node --import tsx peers/http.mjs '{"databaseUrl", "levels", "contract", "creatorFeeBps"}'; prints its address.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'
import { cardTokenUri } from '../../../features/nft/art.ts'

const facts = JSON.parse(process.argv[2] ?? '')
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const pool = new pg.Pool({ connectionString: facts.databaseUrl, max: 8 })

const session = 'select address from sessions where token_hash = $1 and expires_at > $2'
const card = `select c.*, approves_all from nft_cards c left join nft_holders using (owner)
  where token_id = $1`
const page = `select *, (select sum(cards)::int8 from nft_card_counts where list = 'level') as total
  from nft_cards order by seq desc limit $1 offset $2`

/** @param {any} row */
function viewOf(row) {
  const level = facts.levels[row.level - 1]
  return {
    tokenId: row.token_id,
    level: row.level,
    levelStr: level.levelStr,
    owner: row.owner,
    power: level.power,
    state: row.standing,
    isPledge: row.unlock_time !== null,
    stakedAt: row.pledge_start,
    itemUnlockTime: row.unlock_time,
    reward: row.reward,
    paid: row.paid,
    mintedAt: row.minted_at,
    boughtFor: row.bought_for,
    lastSale: row.sold_worth,
    mintPrice: row.usdt_price,
    // Nothing is on sale here.
    listing: row.listing_number,
    sale: row.sale_number,
    final: true,
  }
}

/** @param {URLSearchParams} form */
async function detail(form) {
  const { rows } = await pool.query({
    name: 'card',
    text: card,
    values: [Number(form.get('tokenId'))],
  })
  const view = viewOf(rows[0])
  return {
    ...view,
    tokenURI: cardTokenUri(view.tokenId, view.level, view.levelStr, view.power),
    creator: facts.levels[view.level - 1].fundAddress,
    contract: facts.contract,
    standard: 'TRC-721',
    blockchain: 'TRON',
    creatorFeeBps: facts.creatorFeeBps,
    approved: rows[0].approved || rows[0].approves_all === true,
  }
}

/** @param {URLSearchParams} form */
async function list(form) {
  const size = Number(form.get('pageSize'))
  const from = (Number(form.get('pageNum')) - 1) * size
  const { rows } = await pool.query({ name: 'page', text: page, values: [size, from] })
  return { total: rows[0].total, list: rows.map(viewOf) }
}

/** @param {string} token */
async function signedIn(token) {
  const hash = createHash('sha256').update(token).digest('hex')
  const now = Math.floor(Date.now() / 1000)
  const { rows } = await pool.query({ name: 'session', text: session, values: [hash, now] })
  return rows.length === 1
}

const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => void answer(request, response, Buffer.concat(chunks).toString()))
})

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} body
 */
async function answer({ url, headers }, response, body) {
  const { token } = headers
  if (typeof token === 'string' && !(await signedIn(token))) return response.destroy()
  const form = new URLSearchParams(body)
  const data = await (url === '/swapnft/ido/nftDetail' ? detail(form) : list(form))
  const text = JSON.stringify({ code: 'OK', msg: '', data })
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
