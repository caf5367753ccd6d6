import { createServer } from 'node:net'
import { Problem } from './problem.mjs'

/**
 * The port itself when it can be had, a free one for 0.
 * @param {string} name  of the environment variable, for the sentence
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
export function claimPort(name, port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) => reject(new Problem(sentence(name, port, host, error))))
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      const got = typeof address === 'object' && address !== null ? address.port : port
      server.close(() => resolve(got))
    })
  })
}

/**
 * @param {string} name
 * @param {number} port
 * @param {string} host
 * @param {NodeJS.ErrnoException} error
 */
function sentence(name, port, host, error) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken: stop what uses it, or choose another with ${name}=${port + 1} npm start.`
  }
  if (error.code === 'EACCES') {
    return `Port ${port} is not yours to open: choose one above 1023 with ${name}=8080 npm start.`
  }
  return `HOST ${host} cannot be listened on (${error.code}): set HOST to an address of this machine.`
}
