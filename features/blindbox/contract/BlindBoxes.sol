// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPriceOracle} from "../../../platform/contracts/IPriceOracle.sol";
import {ICards} from "../../nft/contract/ICards.sol";
import {IFeeSplitter} from "../../team/contract/IFeeSplitter.sol";
import {ITeam} from "../../team/contract/ITeam.sol";
import {Box, BoxWord} from "./Box.sol";
import {BoxBonds} from "./BoxBonds.sol";
import {BoxMoney} from "./BoxMoney.sol";
import {BoxSales} from "./BoxSales.sol";
import {BoxSeries} from "./BoxSeries.sol";
import {Draw} from "./Draw.sol";
import {Draws} from "./Draws.sol";
import {BoxReason, IBlindBoxes} from "./IBlindBoxes.sol";
import {IWordSource} from "./IWordSource.sol";
import {Stock} from "./Stock.sol";
import {Urn} from "./Urn.sol";

/// @title Tessera's blind boxes.
/// @dev Money stands in BoxMoney, series in BoxSeries, secrets and bond in BoxBonds, sales in BoxSales; here boxes are opened.
contract BlindBoxes is BoxSales {
    using Urn for mapping(uint256 word => uint256);

    /// @notice For this number of blocks after its own a request can be settled; later only refunded.
    uint256 public immutable deadline;
    /// @dev What a request was made of. Only its seal is kept.
    struct Request {
        uint256 id;
        address holder;
        uint256 amount;
        bytes32 seed;
        uint256 blockNumber;
        bytes32 boxes;
    }

    /// @param deadline_ Blocks. A block's hash can be read for 256 blocks.
    /// @param words_ A source that only this contract is bound to afterwards, or 0.
    constructor(
        ITeam team_,
        IFeeSplitter splitter_,
        IPriceOracle oracle_,
        ICards cards_,
        address operator_,
        address fundAddress_,
        uint256 deadline_,
        IWordSource words_
    ) BoxMoney(splitter_, oracle_) BoxSeries(cards_, operator_, fundAddress_) BoxBonds(words_) BoxSales(team_) {
        assert(deadline_ >= 2 && deadline_ <= 256);
        deadline = deadline_;
    }

    // ---- Opening

    /// @inheritdoc IBlindBoxes
    function open(uint256[] calldata boxIds, bytes32 seed) external {
        uint256 seriesId = _seriesOf(boxIds);
        Series storage series = _series[seriesId];
        Stock stock = series.stock;
        uint256 number = stock.requests() + 1;
        uint256 amount;

        // Effect: from the last to the first, which takes the seal. A box named twice is being opened by then.
        for (uint256 i = boxIds.length - 1; i > 0; --i) {
            amount += _own(boxIds[i], seriesId, BoxWord.BOUGHT).price();
            _boxes[boxIds[i]] = BoxWord.requested(number, 0);
        }
        amount += _own(boxIds[0], seriesId, BoxWord.BOUGHT).price();
        if (stock.isClosed()) revert(BoxReason.CLOSED);
        if (!stock.isStanding()) revert(BoxReason.NO_SECRET);
        uint256 penalty = _penaltyNow(series);
        uint256 pending = _pending(stock, series.draws) + boxIds.length;
        if (_aside(penalty) * pending > stock.bond()) revert(BoxReason.BOND);

        Request memory request = Request({
            id: _requestId(seriesId, number),
            holder: msg.sender,
            amount: amount,
            seed: seed,
            blockNumber: block.number,
            boxes: keccak256(abi.encode(boxIds))
        });
        _boxes[boxIds[0]] = _sealed(request);
        series.stock = stock.requested(boxIds.length, penalty);

        emit Requested(request.id, msg.sender, boxIds, amount, seed, block.number);

        // Interaction: where it fails nothing was requested.
        if (address(words) != address(0)) words.ask(request.id);
    }

    /// @inheritdoc IBlindBoxes
    function settle(
        uint256 requestId,
        address holder,
        uint256[] calldata boxIds,
        uint256 amount,
        bytes32 seed,
        uint256 blockNumber,
        bytes20 secret
    ) external {
        Request memory request;
        request.id = requestId;
        request.holder = holder;
        request.amount = amount;
        request.seed = seed;
        request.blockNumber = blockNumber;
        _settle(request, boxIds, secret);
    }

    /// @inheritdoc IBlindBoxes
    function refund(
        uint256 requestId,
        address holder,
        uint256[] calldata boxIds,
        uint256 amount,
        bytes32 seed,
        uint256 blockNumber
    ) external {
        Request memory request;
        request.id = requestId;
        request.holder = holder;
        request.amount = amount;
        request.seed = seed;
        request.blockNumber = blockNumber;
        Series storage series = _requireRequest(request, boxIds);
        Stock stock = series.stock;
        if (stock.isStanding() && !_isLate(request)) revert(BoxReason.NOT_LATE);
        uint256 penalty = boxIds.length * stock.penalty();
        uint256 aside = _aside(penalty);
        // Never more than the boxes cost, and nothing where nobody here decides whether a word comes.
        if (address(words) != address(0)) penalty = 0;
        else if (penalty > amount) penalty = amount;

        // Effect: the seal goes, so it is refunded once; no later request of these secrets is settled any more.
        for (uint256 i; i < boxIds.length; ++i) _boxes[boxIds[i]] = BoxWord.NONE;
        series.stock = stock.refunded(boxIds.length, aside);

        emit Refunded(requestId, holder, amount, penalty, aside - penalty);
        _credit(_pool, aside - penalty);

        // Interaction:
        _pay(holder, amount + penalty);
    }

    // ---- Inside

    /// @dev All of storage is final before a card moves; Cards and the splitter run nobody's code.
    function _settle(Request memory request, uint256[] calldata boxIds, bytes20 secret) private {
        Series storage series = _requireRequest(request, boxIds);
        Draws draws = series.draws;
        if (!series.stock.isStanding() || _isLate(request)) revert(BoxReason.LATE);
        if (uint32(request.id) != draws.next()) revert(BoxReason.ORDER);
        if (block.number <= request.blockNumber + 1) revert(BoxReason.SAME_BLOCK);
        if (address(words) != address(0)) _requireWord(request.id, secret);
        else if (Draw.before(secret) != draws.tip()) revert(BoxReason.SECRET);

        bytes32 blockHash = blockhash(request.blockNumber + 1);
        bytes32 word = Draw.word(secret, request.seed, blockHash, request.id);
        uint256 fee = (request.amount * FEE) / 10_000;

        // Effect:
        uint256[] memory tokenIds = _draw(series, draws.left(), word, boxIds.length);
        series.draws = draws.settled(secret, boxIds.length, request.amount - fee);

        emit Settled(request.id, request.holder, secret, blockHash, tokenIds, fee);

        // Interaction:
        address holder = request.holder;
        uint256 count = tokenIds.length;
        unchecked {
            for (uint256 i; i < count; ++i) _token.transferFrom(address(this), holder, tokenIds[i]);
        }
        if (fee > 0) splitter.split{value: fee}(holder);
    }

    /// @dev The secret is that of the word from the source.
    function _requireWord(uint256 requestId, bytes20 secret) private view {
        bytes32 word = words.wordOf(requestId);
        if (word == 0) revert(BoxReason.NO_WORD);
        if (Draw.heard(word) != secret) revert(BoxReason.SECRET);
    }

    /// @dev One box after another, each from what the one before left.
    function _draw(
        Series storage series,
        uint256 left,
        bytes32 word,
        uint256 count
    ) private returns (uint256[] memory tokenIds) {
        tokenIds = new uint256[](count);
        // As many are left as boxes are being opened, and more: Stock sees to it.
        unchecked {
            for (uint256 i; i < count; ++i) {
                tokenIds[i] = series.urn.take(Draw.pick(Draw.at(word, i), left - i), left - i - 1);
            }
        }
    }

    /// @dev A request that is neither settled nor refunded, named as it was made.
    function _requireRequest(Request memory request, uint256[] calldata boxIds)
        private
        view
        returns (Series storage series)
    {
        series = _series[request.id >> 32];
        request.boxes = keccak256(abi.encode(boxIds));
        bool isOpen = uint32(request.id) >= series.draws.next();
        if (!isOpen || !_boxes[boxIds[0]].equals(_sealed(request))) revert(BoxReason.NO_REQUEST);
    }

    function _isLate(Request memory request) private view returns (bool) {
        return block.number > request.blockNumber + deadline;
    }

    /// @dev What the first box of a request keeps of it.
    function _sealed(Request memory request) private pure returns (Box) {
        return BoxWord.requested(uint24(request.id), keccak256(abi.encode(request)));
    }
}
