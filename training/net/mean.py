"""The mean of weights that began alike (Wortsman et al. 2022, "Model soups"): mean.py OUT.pt NET.pt NET.pt ..."""

import argparse

import torch

if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('nets', nargs='+')
    given = parser.parse_args()
    kept = [torch.load(path, map_location='cpu') for path in given.nets]
    first = kept[0]
    state = {
        name: torch.stack([one['state'][name] for one in kept]).mean(0) if value.dtype.is_floating_point else value
        for name, value in first['state'].items()
    }
    torch.save({**first, 'state': state}, given.out)
