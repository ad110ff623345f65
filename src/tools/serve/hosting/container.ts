import type { HostingSettings } from './settings.ts'
import { variablesFile } from './systemd.ts'

const isHealthy =
  "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"

/** A container with Node, the database driver, the site and the commands. It runs as `node`, which can only write to /data. */
export const containerFile = ({
  server,
}: HostingSettings): string => `# Written by npm run hosting. After a build: docker build --file Containerfile --tag site .
FROM docker.io/library/node:20-slim
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY dist-server ./dist-server
COPY dist ./dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=${server.port} DATA_DIR=/data
RUN mkdir --mode=700 /data && chown node:node /data
VOLUME /data
USER node
EXPOSE ${server.port}
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s CMD ["node", "-e", ${JSON.stringify(isHealthy)}]
CMD ["node", "dist-server/serve.js"]
`

/** Limits the build context to what the container needs. */
export const containerIgnore = `*
!package.json
!package-lock.json
!.npmrc
!dist
!dist-server
`

/** Runs the container without any capability; only its data and /tmp are writable. */
export const composeFile = ({
  server,
  given,
}: HostingSettings): string => `# Written by npm run hosting. Start it with: docker compose up --build --detach
services:
  site:
    build: { context: ., dockerfile: Containerfile }
    env_file: ${Object.keys(given).length ? variablesFile : '[]'}
    environment: { HOST: 0.0.0.0, PORT: "${server.port}", DATA_DIR: /data }
    ports: ["127.0.0.1:${server.port}:${server.port}"]
    volumes: ["data:/data"]
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ["no-new-privileges:true"]
    stop_grace_period: ${server.shutdownSeconds + 10}s
    restart: unless-stopped
volumes:
  data: {}
`
