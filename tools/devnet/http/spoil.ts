/** Faults that take the place of an answer. */
import type { ServerResponse } from 'node:http'
import type { Fault } from '../types.ts'
import { send } from './reply.ts'

/** True when the faults have answered in the node's place. */
export async function spoil(struck: readonly Fault[], response: ServerResponse): Promise<boolean> {
  for (const fault of struck) {
    if (fault.kind === 'delay') {
      await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 1000))
    } else if (fault.kind === 'status') {
      const status = fault.status ?? 503
      const busy = 'class java.lang.IllegalAccessException : lack of computing resources'
      send(response, status, { Error: status === 429 ? busy : `fault on request: ${status}` })
      return true
    } else if (fault.kind === 'wrongJson') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"blockID":"00')
      return true
    } else if (fault.kind === 'disconnect') {
      response.socket?.destroy()
      return true
    }
  }
  return false
}
