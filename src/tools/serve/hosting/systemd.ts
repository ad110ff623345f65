import type { HostingSettings } from './settings.ts'

/** File name of the systemd unit. */
export const unitName = 'site.service'

/** File name of its environment variables. */
export const variablesFile = 'site.env'

/** A systemd unit that runs under its own account and can only write to its data folder. @param root the project's folder */
export function systemdUnit({ server }: HostingSettings, root: string, node = process.execPath): string {
  return `# Written by npm run hosting. Variables, passwords among them, are in /etc/${variablesFile}.
[Unit]
Description=The website and what visitors send
After=network-online.target
Wants=network-online.target

[Service]
ExecStart=${argument(node)} ${argument(`${root}/dist-server/serve.js`)}
WorkingDirectory=${root.replaceAll('%', '%%')}
EnvironmentFile=-/etc/${variablesFile}
Environment=NODE_ENV=production DATA_DIR=/var/lib/site
Restart=always
RestartSec=1
TimeoutStopSec=${server.shutdownSeconds + 10}
LimitNOFILE=65536

DynamicUser=yes
StateDirectory=site
StateDirectoryMode=0700
UMask=0077
CapabilityBoundingSet=
LockPersonality=yes
NoNewPrivileges=yes
PrivateDevices=yes
PrivateTmp=yes
ProcSubset=pid
ProtectClock=yes
ProtectControlGroups=yes
ProtectHome=${[root, node].some((path) => /^\/(home|root)\//.test(path)) ? 'read-only' : 'yes'}
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources

[Install]
WantedBy=multi-user.target
`
}

/** The environment variables for systemd and containers, one a line, without those that the unit and the container set. */
export const variables = ({ given }: HostingSettings): string =>
  Object.entries(given)
    .filter(([name]) => name !== 'DATA_DIR')
    .map(([name, value]) => `${name}=${/^[\w./:@,<> +%=?&~-]*$/.test(value) ? value : `'${value}'`}\n`)
    .join('')

/** A word of a command in a unit. */
const argument = (text: string) => {
  const escaped = text.replaceAll('%', '%%').replaceAll('$', '$$$$')
  return /[\s"'\\]/.test(escaped) ? `"${escaped.replace(/["\\]/g, '\\$&')}"` : escaped
}
