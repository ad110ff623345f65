// Loaded first in every command: other modules import what older versions of Node do not have.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed, and this is ${process.version}: https://nodejs.org`)
  process.exit(2)
}
