#!/bin/sh
# Makes an authority of our own and a certificate for each neighbour in compose.yaml: what speaks to what by TLS, and who the
# database lets in, follows from them. Run it once, and again each year: deploy/make-certificates.sh deploy/internal
# The authority's key is thrown away at the end; the next run makes a new one, and everything is restarted with it.
set -eu
folder=${1:?which folder}
days=397
umask 077
mkdir -p "$folder"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days $days -subj "/CN=sabiprep neighbours" \
  -addext basicConstraints=critical,CA:TRUE -addext keyUsage=critical,keyCertSign \
  -keyout "$folder/ca.key" -out "$folder/ca.pem" 2>/dev/null

# name, and whether it serves (a host's name) or comes as a client (a role of the database).
certificate() {
  name=$1 usage=$2
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=$name" \
    -keyout "$folder/$name.key" -out "$folder/$name.csr" 2>/dev/null
  printf 'subjectAltName=DNS:%s,DNS:localhost\nbasicConstraints=CA:FALSE\nextendedKeyUsage=%s\n' "$name" "$usage" >"$folder/$name.ext"
  openssl x509 -req -in "$folder/$name.csr" -CA "$folder/ca.pem" -CAkey "$folder/ca.key" -CAcreateserial -days $days \
    -extfile "$folder/$name.ext" -out "$folder/$name.pem" 2>/dev/null
  rm "$folder/$name.csr" "$folder/$name.ext"
}
certificate api serverAuth,clientAuth
certificate database serverAuth
certificate database-2 serverAuth
certificate redis serverAuth
certificate pgbouncer serverAuth
certificate replicator clientAuth
certificate sabiprep clientAuth
certificate sabiprep_app clientAuth
rm -f "$folder/ca.key" "$folder/ca.srl"

# A key is read by the one user of its container alone.
chmod 755 "$folder"
chmod 644 "$folder"/*.pem
if [ "$(id -u)" = 0 ]; then
  chown 999 "$folder/database.key" "$folder/database-2.key" "$folder/replicator.key" "$folder/redis.key"
  chown 1000 "$folder/api.key" "$folder/pgbouncer.key" "$folder/sabiprep.key" "$folder/sabiprep_app.key"
fi
