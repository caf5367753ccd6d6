// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ITRC20} from "@openzeppelin/tron-contracts/interfaces/ITRC20.sol";
import {SafeTRC20} from "@openzeppelin/tron-contracts/token/TRC20/utils/SafeTRC20.sol";
import {Math} from "@openzeppelin/tron-contracts/utils/math/Math.sol";
import {Trx} from "../../../platform/contracts/Trx.sol";
import {Curve} from "./Curve.sol";
import {ILaunchToken} from "./ILaunchToken.sol";
import {ISale} from "./ISale.sol";
import {SaleReason} from "./LaunchReason.sol";
import {Pairs} from "./Pairs.sol";
import {SaleState} from "./SaleState.sol";
import {SaleTerms} from "./SaleTerms.sol";
import {Ending, Totals} from "./SaleWords.sol";

/// @title The listing: what was raised becomes a pool, a floor and the creator's part.
/// @dev All contracts that are called before the last line are the exchange's, Lock A and the token itself; none runs code
/// of another account.
abstract contract Listing is SaleState {
    using SafeTRC20 for ITRC20;

    address private constant DEAD = address(0xdEaD);
    uint256 private constant POOL_PERCENT = 70;
    uint256 private constant MAX_REPAID_PERCENT = 3;
    uint256 private constant DEV_DAYS = 365;
    /// @dev Energy of a listing that is not measured: the call before the first line, and what follows the measurement.
    uint256 private constant UNMEASURED = 30_000;

    /// @inheritdoc ISale
    function list() external {
        uint256 energy = gasleft();
        SaleTerms terms_ = _terms();
        Totals memory now_ = _totals();
        if (_stage(terms_, now_) != LISTABLE) revert(SaleReason.NOT_LISTABLE);
        uint256 raise = now_.sold * terms_.presaleEthAmount();
        uint256 floorSun = (raise * terms_.backingShare()) / ALL;
        uint256 poolPart = ((raise - floorSun) * POOL_PERCENT) / 100;
        uint256 tapSun = raise - floorSun - poolPart;

        // Effect:
        now_.listedAt = block.timestamp;
        _setTotals(now_);

        // Interaction: with the exchange.
        uint256 liquidity = _makePool(terms_, now_, poolPart + _reserve(terms_, now_.soldInside));
        uint256[4] memory parts = _divide(terms_, now_.sold, liquidity);

        uint256 used = (energy - gasleft() + UNMEASURED) * block.basefee;
        uint256 repaid = Math.min(used, Math.min(tapSun, (raise * MAX_REPAID_PERCENT) / 100));

        // Effect:
        _setEnding(Ending(floorSun, tapSun - repaid, 0));

        emit Divided(parts[0], parts[1], parts[2], parts[3], floorSun, tapSun - repaid, repaid);

        // Interaction:
        Trx.send(msg.sender, repaid);
    }

    /// @dev At the price of the last share. Nobody paid more for a share, so there are tokens enough.
    function _makePool(SaleTerms terms_, Totals memory now_, uint256 sun) private returns (uint256 liquidity) {
        uint256 share = terms_.tokensPerShare();
        uint256 tokens = now_.soldInside == 0
            ? (sun * share) / terms_.presaleEthAmount()
            : Curve.tokensAt(terms_.tradeEthAmount(), terms_.curveShares(), now_.soldInside, sun, share);
        ILaunchToken sold = ILaunchToken(terms_.token());
        address pair = Pairs.findOrMake(_PAIRS, terms_.token(), address(_WTRX));
        _pair = pair;
        uint256 rest = sold.balanceOf(address(this)) - tokens - (now_.sold + now_.soldInside) * share;

        // Interaction: the token moves to the pair before it bears fees.
        ITRC20(sold).safeTransfer(pair, tokens);
        sold.list(pair);
        if (rest > 0) sold.burn(rest);
        liquidity = Pairs.mintWith(pair, _WTRX, sun);

        emit Listed(msg.sender, pair, sun, tokens, liquidity, rest);
    }

    /// @dev Presale shares get the same of the liquidity each; what does not divide is locked for ever.
    /// @return parts Of users, of the developer, dead, and the key of the lock.
    function _divide(
        SaleTerms terms_,
        uint256 sold,
        uint256 liquidity
    ) private returns (uint256[4] memory parts) {
        ITRC20 pair = ITRC20(_pair);
        uint256 perShare = (liquidity * terms_.userLPShare()) / ALL / sold;
        parts[0] = perShare * sold;
        parts[1] = (liquidity * terms_.devLPShare()) / ALL;
        parts[2] = liquidity - parts[0] - parts[1];

        // Effect: below 2^96, since the root of all TRX times the largest supply is.
        _liquidityPerShare = uint96(perShare);

        // Interaction:
        if (parts[1] > 0) {
            pair.approve(address(_LOCKS), parts[1]);
            parts[3] = _LOCKS.lockFor(parts[1], address(pair), DEV_DAYS, terms_.devLPReceiver());
        }
        if (parts[2] > 0) pair.safeTransfer(DEAD, parts[2]);
    }
}
