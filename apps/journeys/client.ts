import { TronWeb } from 'tronweb'

import type { Stack } from './stack.ts'

export interface Answer {
  status: number
  code: string
  msg: string
  field?: string
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any
}

/** A caller of the API in the name of one demo account, as any program could be. */
export class Client {
  readonly address: string
  readonly wallet: TronWeb
  private readonly stack: Stack
  /** Of the session, once signed in. */
  token = ''

  constructor(stack: Stack, name: string) {
    const account = stack.world.net.accounts.find((one) => one.name === name)
    if (account === undefined) throw new Error(`No demo account ${name}`)
    this.stack = stack
    this.address = account.address
    this.wallet = new TronWeb({ fullHost: stack.world.net.url, privateKey: account.privateKey })
  }

  async post(path: string, form: Record<string, string> = {}, language = 'en'): Promise<Answer> {
    const answer = await fetch(this.stack.server.url + path, {
      method: 'POST',
      headers: { 'accept-language': language, token: this.token },
      body: new URLSearchParams(form),
    })
    return { status: answer.status, ...((await answer.json()) as object) } as Answer
  }

  /** Gives back the form that entered, so that it can be tried again. */
  async signIn(): Promise<Record<string, string>> {
    const { address } = this
    const { data } = await this.post('/deposit/project/getChainSignNonce', { address })
    const signature = this.wallet.trx.signMessageV2(data.message)
    const form = { address, nonce: data.nonce, message: data.message, signature }
    this.token = (await this.post('/deposit/bttk/enter', form)).data.token
    return form
  }
}
