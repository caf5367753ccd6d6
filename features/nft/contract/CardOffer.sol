// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {CardsReason, ICards} from "./ICards.sol";
import {Sale, Sales} from "./Sale.sol";

/// @title What is on offer: the levels and how far each is sold, and the terms a card can be staked for.
/// @dev After construction nothing changes here but what a sale changes.
abstract contract CardOffer is ICards {
    struct Level {
        Sale sale;
        address fund;
        uint96 price;
        string name;
    }

    Level[] internal _levels;
    Term[] private _terms;

    constructor(LevelConfig[] memory levels_, Term[] memory terms_) {
        uint32 first = 1;
        for (uint256 i; i < levels_.length; ++i) {
            LevelConfig memory config = levels_[i];
            uint32 end = first + config.supply;
            _levels.push(
                Level({
                    sale: Sales.make(first, end, config.power),
                    fund: config.fund,
                    price: config.price,
                    name: config.name
                })
            );
            first = end;
        }
        for (uint256 i; i < terms_.length; ++i) _terms.push(terms_[i]);
        // A card's word has 8 bits for the number of either.
        assert(levels_.length < 256 && terms_.length < 256);
    }

    // ---- Levels

    /// @inheritdoc ICards
    function levelCount() external view returns (uint256) {
        return _levels.length;
    }

    /// @inheritdoc ICards
    function levelMap(uint256 index)
        external
        view
        returns (
            uint256 remainSupply,
            string memory levelStr,
            uint256 pledgeTime,
            uint256 price,
            uint256 nextTokenId,
            address fundAddress
        )
    {
        Level storage level = _level(index);
        remainSupply = level.sale.end() - level.sale.next();
        levelStr = level.name;
        pledgeTime = _terms[0].time;
        price = level.price;
        nextTokenId = level.sale.next();
        fundAddress = level.fund;
    }

    /// @inheritdoc ICards
    function levelPower(uint256 level) external view returns (uint256) {
        return _level(level).sale.power();
    }

    /// @inheritdoc ICards
    function levelProceeds(uint256 level) external view returns (uint256) {
        return _level(level).sale.proceeds();
    }

    /// @inheritdoc ICards
    function levelOf(uint256 tokenId) public view returns (uint256 level) {
        if (tokenId == 0) revert(CardsReason.LEVEL);
        uint256 count = _levels.length;
        while (level < count) {
            if (tokenId < _levels[level++].sale.end()) return level;
        }
        revert(CardsReason.LEVEL);
    }

    function _level(uint256 level) internal view returns (Level storage) {
        // Below zero lies the greatest number: no level has it.
        unchecked {
            --level;
        }
        if (level >= _levels.length) revert(CardsReason.LEVEL);
        return _levels[level];
    }

    // ---- Terms

    /// @inheritdoc ICards
    function terms() external view returns (uint256[] memory times, uint256[] memory rates) {
        uint256 count = _terms.length;
        times = new uint256[](count);
        rates = new uint256[](count);
        for (uint256 i; i < count; ++i) {
            times[i] = _terms[i].time;
            rates[i] = _terms[i].rate;
        }
    }

    /// @dev The number of the term of this length in seconds, from 1.
    function _termOf(uint256 time) internal view returns (uint256) {
        uint256 count = _terms.length;
        for (uint256 i; i < count; ++i) {
            if (_terms[i].time == time) return i + 1;
        }
        revert(CardsReason.TERM);
    }

    /// @dev A term by its number: its seconds, and what a card of a level earns over all of them.
    function _termFor(uint256 level, uint256 term) internal view returns (uint256 time, uint256 reward) {
        // Below 2^160: 32, 96 and 32 bits.
        unchecked {
            Term storage chosen = _terms[term - 1];
            time = chosen.time;
            reward = _levels[level - 1].sale.power() * chosen.rate * time;
        }
    }
}
