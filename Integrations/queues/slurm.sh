#!/bin/sh
# Draws a folder of specs with an array of Slurm's jobs, one shard each:
#   sbatch --array=1-20 slurm.sh ui/ build/ --variants light,dark
# A task that failed is started again alone, and draws the same: sbatch --array=7 --export=ALL,SHARDS=20 slurm.sh …
#SBATCH --job-name=maquette
#SBATCH --cpus-per-task=2
#SBATCH --mem=1G
set -eu
specs=$1
target=$2
shift 2
exec maquette render "$specs" -o "$target" -j "${SLURM_CPUS_PER_TASK:-1}" --no-cache --quiet \
  --shard "$SLURM_ARRAY_TASK_ID/${SHARDS:-$SLURM_ARRAY_TASK_COUNT}" "$@"
